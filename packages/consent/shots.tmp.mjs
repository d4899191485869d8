import { chromium } from 'playwright'
import { serve } from '/tmp/serve.mjs'

const F = '/work/main/packages/ui/node_modules/@fontsource-variable/'
const [s, port] = await serve('/tmp/consent-sb', F)
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const font = `@font-face{font-family:B;src:url(/@f/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2)}@font-face{font-family:B;font-style:italic;src:url(/@f/bodoni-moda/files/bodoni-moda-latin-wght-italic.woff2)}@font-face{font-family:H;font-weight:100 900;src:url(/@f/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2)}:root{--mc-font-display:B;--mc-font-text:H}body{font-family:H!important}`
const shot = async (id, w, h, name, o = {}, play) => {
  const p = await b.newPage({ viewport: { width: w, height: h }, reducedMotion: 'reduce', ...o })
  await p.goto(`http://localhost:${port}/iframe.html?id=${id}&viewMode=story`)
  if (o.fonts !== false) await p.addStyleTag({ content: font })
  await p.waitForTimeout(900)
  if (play) await play(p)
  await p.screenshot({ path: `/tmp/s-${name}.png` })
  await p.close()
}
const only = process.argv[2]
const list = [
  ['consentdialog--main', 1440, 900, 'main'],
  ['consentdialog--preferences', 1440, 900, 'prefs'],
  ['consentdialog--main-on-phone', 390, 844, 'main-phone'],
  ['consentdialog--preferences-on-phone', 390, 844, 'prefs-phone'],
  ['consentdialog--main-at-320', 320, 568, 'main-320'],
  ['consentdialog--preferences-at-320', 320, 568, 'prefs-320'],
  ['consentdialog--main-at-400-percent-zoom', 320, 256, 'zoomprefs'],
  ['consentdialog--preferences-at-400-percent-zoom', 320, 256, 'zoom'],
  ['consentdialog--main-dark', 1000, 700, 'dark', { colorScheme: 'dark' }],
  ['consentdialog--preferences-dark', 1000, 700, 'prefs-dark', { colorScheme: 'dark' }],
  ['consentdialog--main-in-another-propertys-colours', 1000, 700, 'other', { fonts: false }],
  ['consentdialog--preferences-in-another-propertys-colours', 1000, 700, 'other-prefs', { fonts: false }],
  ['consentgate--blocked', 1440, 900, 'gate'],
  ['consentgate--at-320', 320, 700, 'gate320'],
  ['consentreminder--waiting', 1440, 700, 'rem'],
  ['consentreminder--german-at-320', 320, 568, 'rem320'],
  ['consentdialog--main', 1000, 700, 'forced', { forcedColors: 'active' }],
  ['consentdialog--preferences', 1000, 700, 'forced-prefs', { forcedColors: 'active' }],
  ['consentdialog--global-privacy-control', 1440, 900, 'gpc'],
  ['consentdialog--main-german', 390, 844, 'de-phone'],
]
for (const l of list) if (!only || l[3].match(only)) await shot(...l)
await b.close()
s.close()
