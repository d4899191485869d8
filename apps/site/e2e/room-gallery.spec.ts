import { gallery, rooms } from './rooms'
import { expect, test } from './test'

for (const { id, pictures } of rooms) {
  test(`the gallery of ${id} shows no picture twice, each with an alternative text`, async ({ page }) => {
    await page.goto(`/rooms/${id}`)
    const links = await gallery(page).getByRole('link').all()
    expect(links).toHaveLength(pictures)
    const files = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(new Set(files).size).toBe(files.length)
    for (const link of links) await expect(link).toHaveAccessibleName(/\w+ \w+/)
    expect(await gallery(page).getByRole('img', { name: 'pictures.' }).count()).toBe(0)
  })
}

test('a press on a picture opens the lightbox; the button, the backdrop and Escape close it', async ({
  page,
}) => {
  await page.goto('/rooms/superior-matrimoniale')
  const picture = gallery(page).getByRole('link').last()
  const shown = await picture.getByRole('img').getAttribute('alt')
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the room: Superior Matrimoniale' })
  const open = async () => {
    await picture.click()
    await expect(lightbox).toHaveAccessibleDescription(new RegExp(shown ?? 'no text'))
  }
  await open()
  await lightbox
    .getByRole('img', { name: shown ?? 'no text' })
    .first()
    .click()
  await expect(lightbox).toBeVisible()
  await lightbox.getByRole('button', { name: 'Close the pictures' }).click()
  await expect(lightbox).toBeHidden()
  await expect(picture).toBeFocused()
  await open()
  await lightbox.click({ position: { x: 6, y: 200 } })
  await expect(lightbox).toBeHidden()
  await open()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
})

test('the lightbox loops by its arrows, and selects a picture by its thumbnail', async ({ page }) => {
  await page.goto('/rooms/suite')
  const count = await gallery(page).getByRole('link').count()
  const lightbox = page.getByRole('dialog')
  const place = (index: number) =>
    expect(lightbox).toHaveAccessibleDescription(new RegExp(`${index} of ${count}$`))
  await gallery(page).getByRole('link').first().click()
  await place(1)
  await lightbox.getByRole('button', { name: 'Previous picture' }).click()
  await place(count)
  await lightbox.getByRole('button', { name: 'Next picture' }).click()
  await place(1)
  const thumbnails = lightbox.getByRole('list').getByRole('button')
  await expect(thumbnails).toHaveCount(count)
  await thumbnails.nth(2).click()
  await place(3)
})

test('each row of a gallery has its full width: three pictures are a large one beside two stacked ones, two or four are equally wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { id } of rooms) {
    await page.goto(`/rooms/${id}`)
    const boxes = await gallery(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
    /** The pictures, grouped by row. */
    const rows: DOMRect[][] = []
    for (const box of boxes) {
      const row = rows.at(-1)
      if (row?.[0] && box.top < row[0].bottom) row.push(box)
      else rows.push([box])
    }
    const { right } = (await gallery(page)
      .getByRole('list')
      .evaluate((list) => list.getBoundingClientRect().toJSON())) as DOMRect
    for (const row of rows) {
      const [first, second, third] = row
      const room = `${id}, a row of ${row.length}`
      expect(row.at(-1)?.right, room).toBeCloseTo(right, 0)
      if (row.length === 3 && first && second && third) {
        expect(first.width, room).toBeGreaterThan(1.8 * second.width)
        expect([second.left, second.width], room).toEqual([third.left, third.width])
        expect(second.top, room).toBeCloseTo(first.top, 0)
        expect(third.bottom, room).toBeCloseTo(first.bottom, 0)
        expect(second.height, room).toBeCloseTo(third.height, 0)
      } else if (row.length > 1) {
        for (const { width } of row) expect(width, room).toBeCloseTo(first?.width ?? 0, 0)
        expect([2, 4], room).toContain(row.length)
      }
    }
  }
})
