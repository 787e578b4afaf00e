// How the web wing is built and served while working on it. Knows nothing of what the screens do.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Writes a `.br` beside every text file of the build, so that the server compresses nothing while people wait. */
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
          .filter((file) => /\.(js|css|html|svg)$/.test(file))
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

export default defineConfig({
  root: resolve(import.meta.dirname, 'src/web'),
  cacheDir: resolve(import.meta.dirname, '.cache/vite'),
  plugins: [react(), tailwindcss(), preloadFonts(), precompress()],
  build: {
    outDir: resolve(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // `light-dark()` carries every colour; these are the first browsers that know it.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The content security policy allows no data: addresses for scripts, and inlined fonts would block the style sheet.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs and only an upgrade changes: one file, kept by browsers over our own releases.
        codeSplitting: { groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // With its last slash: '/api' alone would catch the module /api.ts too.
    proxy: { '^/api/': `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}` },
  },
})
