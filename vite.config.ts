import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}`

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Assets stay files: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group holds only what all its users load anyway. A group by `test` alone takes its imports along, so that a
          // page sharing one of them would load the whole group.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 40 },
            { name: 'mui', test: /node_modules\/(@mui|@emotion)\//, tags: ['$initial'], priority: 30 },
            { name: 'common', minShareCount: 8, priority: 10 },
          ],
        },
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
