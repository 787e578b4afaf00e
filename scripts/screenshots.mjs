// `node scripts/screenshots.mjs [breed] [smal]`: makes the pictures of the landing page anew, from the demo as it is built now: screens of the
// product in light and dark, wide and for a phone, and the picture that is shown with a link to the site.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { ensureBuilt } from './parts/build.mjs'
import { findChromium } from './parts/chromium.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { node, root, serverFlags } from './parts/run.mjs'

/** Kept in the repository: a build needs no browser. */
const folder = join(root, 'src/web/public/beeld')

/** What stands on the pictures: the places of their files in the page are in showcase-section.tsx. */
const sizes = {
  breed: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  smal: { viewport: { width: 390, height: 600 }, deviceScaleFactor: 2 },
}
/** Enough for a machine that is busy with four other things. */
const PATIENCE_MS = 120_000
const themes = { licht: 'light', donker: 'dark' }

/** What the captions are written from. */
const article = `Fietsbrug over de Linge tien weken dicht: zo rijd je om

De gemeente vervangt vanaf 6 januari het dek van de fietsbrug over de Linge bij Geldermalsen. De brug is tot en met 14 maart dicht. Uit een inspectie in oktober bleek dat elf van de veertig planken zijn aangetast door vocht.

Fietsers worden omgeleid via de Rijksstraatweg. De omleiding is 1,8 kilometer langer. Op schooldagen rijdt tussen 7.30 en 9.00 uur elke tien minuten een pendelbus over de spoorbrug. Fietsen gaan gratis mee.

Het nieuwe dek is van gerecycled kunststof en gaat naar verwachting vijftig jaar mee. Het werk kost 310.000 euro. De provincie betaalt de helft.`

const screens = {
  captions: async (page) => {
    await page.goto('/admin?tab=caption-generator')
    await page.evaluate((text) => navigator.clipboard.writeText(text), article)
    await page.getByLabel('Over welk artikel gaat het?').focus()
    await page.keyboard.press('Control+V')
    await page.getByLabel('Titel van het artikel').waitFor()
    await page.getByRole('button', { name: 'Genereer captions' }).click()
    await page
      .getByText(/captions staan voor je klaar/)
      .first()
      .waitFor()
    await page.getByText('Captions gegenereerd').first().waitFor({ state: 'hidden' })
    await page.evaluate(() => {
      document.activeElement?.blur()
      window.scrollTo(0, 0)
    })
  },
  artikel: async (page) => {
    await page.goto('/artikelen')
    const first = page
      .getByRole('main')
      .getByRole('link', { name: /Fietsbrug/ })
      .first()
    await page.goto(await first.getAttribute('href'))
    await page.getByRole('textbox', { name: 'Inhoud' }).locator('p').first().waitFor()
    // The analysis comes a moment later: until then there are dashes.
    await page.getByText('–', { exact: true }).first().waitFor({ state: 'hidden' })
  },
  bord: async (page) => {
    await page.goto('/admin?tab=inspiratie-links')
    await page
      .getByRole('main')
      .getByRole('row')
      .nth(2)
      .or(page.getByRole('main').getByRole('listitem').nth(2))
      .first()
      .waitFor()
  },
}

/** Only these sizes; none: all. */
const asked = process.argv.slice(2)
await ensureInstalled()
await ensureBuilt()
const dataDir = mkdtempSync(join(tmpdir(), 'kopij-beeld-'))
const server = spawn(node(), [...serverFlags, 'src/server/main.js', '--demo'], {
  cwd: root,
  env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const { url, password } = await started()
  mkdirSync(folder, { recursive: true })
  for (const [size, look] of Object.entries(sizes).filter(([name]) => asked.length === 0 || asked.includes(name)))
    for (const [theme, colorScheme] of Object.entries(themes)) {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'nl-NL',
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
        colorScheme,
        deviceScaleFactor: look.deviceScaleFactor,
        viewport: sizes.breed.viewport,
      })
      await context.request.post('/api/login', { data: { username: 'demo-premium', password } })
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      for (const [name, show] of Object.entries(screens)) {
        // On a desk, where all that has to be pressed is in sight.
        await page.setViewportSize(sizes.breed.viewport)
        await show(page)
        await page.setViewportSize(look.viewport)
        await page.waitForLoadState('networkidle')
        await keep(await page.screenshot(), `${name}-${size}-${theme}.avif`)
      }
      await context.close()
    }
  await linkPicture(url)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}

/** Its address, and the password that the demo's accounts share. */
function started() {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.once('exit', () => reject(new Error(printed)))
    server.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
      const url = /Kopij draait op (\S+)/.exec(printed)?.[1]
      const password = /Account: demo-premium, wachtwoord (\S+)/.exec(printed)?.[1]
      if (url && password) resolve({ url, password })
    })
  })
}

async function keep(png, name) {
  const { size } = await sharp(png)
    .avif({ quality: 55, effort: 4, chromaSubsampling: '4:4:4' })
    .toFile(join(folder, name))
  console.log(`${name}: ${Math.round(size / 1_000)} kB`)
}

/** What is shown with a link: the name and the promise, in the letters of the house. PNG, because not every site takes another. */
async function linkPicture(url) {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate(() => {
    const name = document.querySelector('header a').cloneNode(true)
    const promise = document.querySelector('h1').cloneNode(true)
    const words = document.querySelector('main p').cloneNode(true)
    name.style.cssText = 'transform: scale(1.6); transform-origin: left'
    promise.style.cssText = 'font-size: 104px; line-height: 1.05'
    words.style.cssText = 'font-size: 34px; line-height: 1.35; max-width: 900px'
    document.body.innerHTML =
      '<div style="display:flex;flex-direction:column;justify-content:space-between;height:630px;padding:64px 80px;box-sizing:border-box"></div>'
    document.body.firstChild.append(name, promise, words)
  })
  await page.evaluate(() => document.fonts.ready)
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(folder, 'kopij.png'))
  console.log(`kopij.png: ${Math.round(size / 1_000)} kB`)
}
