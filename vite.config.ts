import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}`

/**
 * What changes only with its own releases gets a file of its own; everything else is split where pages are loaded. A group
 * takes what it imports along, so one for a package over MUI's core would load that package with the first button.
 */
const packages = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'router', test: /node_modules\/(react-router|cookie|set-cookie-parser)\//, priority: 1 },
]

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Assets stay files: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: packages },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/pool', '/local', '/storage', '/config.json', '/Agency/BuildReport', '/Agency/PickupReport'].map(
        (path) => [path, api],
      ),
    ),
  },
})
