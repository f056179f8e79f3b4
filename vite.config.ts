import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = `http://127.0.0.1:${process.env.GLEANERY_PORT ?? '4000'}`

/** Packages that change together share a file; the first screen loads only react, router and the parts of MUI it uses. */
const packagesOf: Record<string, RegExp> = {
  react: /node_modules\/(react|react-dom|scheduler)\//,
  router: /node_modules\/(react-router|cookie|set-cookie-parser)\//,
  amplify: /node_modules\/(aws-amplify|@aws-amplify|@smithy|@aws-crypto|@aws-sdk)\//,
  grid: /node_modules\/@mui\/(x-data-grid|x-virtualizer)\//,
  charts: /node_modules\/(@mui\/x-charts|d3-|@mui\/x-charts-vendor|flatqueue)/,
  pickers: /node_modules\/@mui\/x-date-pickers\//,
  leaflet: /node_modules\/(leaflet|react-leaflet|@react-leaflet|topojson-client)\//,
}

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
        codeSplitting: { groups: Object.entries(packagesOf).map(([name, test]) => ({ name, test, priority: 10 })) },
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
