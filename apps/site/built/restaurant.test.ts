import { expect, it } from 'vitest'
import { languageCodes, languages } from '../e2e/pages'
import { find, linkOf, listTexts, readPage, readThing, textOf } from './page'

const words = {
  en: {
    title: 'Ristorante Ombra near Vicenza · Casa Meridiana',
    hours: ['Tavole del Veneto 2026', '7:30pm to 10:30pm', 'Monday', 'on +39 0444 000001', 'Ombra S.r.l.'],
    holidays: /^4\u2060–\u206019 August$/,
    forks: 'Two forks',
    site: 'Reserve a table at Ombra',
    buffet: '7am to 10:30am',
    bar: '11am to 11:30pm',
    trail: ['Home', 'Restaurant'],
  },
  it: {
    title: 'Ristorante Ombra, cucina veneta vicino a Vicenza · Casa Meridiana',
    hours: [
      'Tavole del Veneto 2026',
      'Dalle 19.30 alle 22.30',
      'Il lunedì',
      'al +39 0444 000001',
      'Ombra S.r.l.',
    ],
    holidays: /^4\u2060–\u206019 agosto$/,
    forks: 'Due forchette',
    site: 'Prenotate un tavolo',
    buffet: 'Dalle 7 alle 10.30',
    bar: 'Dalle 11 alle 23.30',
    trail: ['Home', 'Ristorante'],
  },
  de: {
    title: 'Ristorante Ombra, Frühstück und Bar bei Vicenza · Casa Meridiana',
    hours: [
      'Tavole del Veneto 2026',
      '19:30 bis 22:30 Uhr',
      'Montag',
      'unter +39 0444 000001',
      'Ombra S.r.l.',
    ],
    holidays: /^4\.\u2060–\u206019\. August$/,
    forks: 'Zwei Gabeln',
    site: 'Tisch im Ombra reservieren',
    buffet: '7 bis 10:30 Uhr',
    bar: '11 bis 23:30 Uhr',
    trail: ['Startseite', 'Restaurant'],
  },
}

it.each(languageCodes)(
  'restaurant, breakfast and bar in %s: their hours, and a link to the restaurant’s own site',
  (language) => {
    const { title, hours, holidays, forks, site, buffet, bar, trail } = words[language]
    const page = readPage(`${languages[language].prefix}/restaurant`)
    expect(textOf(find(page, 'title'))).toBe(title)
    const sections = page.querySelectorAll('main section[aria-labelledby]')
    expect(sections.map((section) => section.getAttribute('aria-labelledby'))).toEqual([
      'hero-restaurant-title',
      'kitchen',
      'breakfast',
      'bar',
    ])
    const section = (id: string) => find(page, `section[aria-labelledby=${id}]`)
    expect(listTexts(section('breakfast'), 'dd')[0]).toBe(buffet)
    expect(listTexts(section('bar'), 'dd')[0]).toContain(bar)
    const kitchen = section('kitchen')
    for (const text of hours) expect(listTexts(kitchen, 'dd').join('\n')).toContain(text)
    expect(listTexts(kitchen, 'dd')).toContainEqual(expect.stringMatching(holidays))
    expect(textOf(kitchen)).toContain(forks)
    expect(linkOf(kitchen, site)).toBe('https://ombra.example/')

    const restaurant = readThing(page, 'Restaurant')
    expect(restaurant).toMatchObject({
      name: 'Ristorante Ombra',
      url: 'https://ombra.example/',
      telephone: '+39 0444 000001',
      address: { streetAddress: 'Via della Meridiana 12' },
      openingHoursSpecification: { opens: '19:30', closes: '22:30' },
    })
    expect(restaurant.openingHoursSpecification.dayOfWeek).toHaveLength(6)
    expect(restaurant.openingHoursSpecification.dayOfWeek).not.toContain('Monday')
    const { itemListElement } = readThing(page, 'BreadcrumbList')
    expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(trail)
  },
)
