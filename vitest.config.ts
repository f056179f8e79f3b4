import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { textsToRead } from './infra/pageTexts.ts'
import { browserArguments, installedBrowser } from './test/e2e/chromium.ts'
import { isFull } from './test/engine/tier.ts'

/** Stops a test that hangs. A machine that is busy with other work takes many times what an idle one does. */
const hanging = { testTimeout: 120_000, hookTimeout: 600_000 }

/** Tests whose functions use the embedded engine. */
const overEngine = {
  environment: 'node' as const,
  globalSetup: ['test/engine/setup.ts'],
  setupFiles: ['test/engine/environment.ts'],
  // The full tier has every caller and target in one test.
  ...(isFull ? { testTimeout: 300_000, hookTimeout: 600_000 } : hanging),
}

/** Files that start servers of their own or replace modules: functions keep what they were loaded with. */
const isolated = '**/*.isolated.test.ts'

/** Pure rules, everything over the embedded engines, the synthesized cloud, components and whole journeys in a browser. */
export default defineConfig({
  test: {
    // Vitest's default is one worker less than there are cores. Tests wait for engines and browsers, which are processes of
    // their own: three keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          ...hanging,
          include: [
            'shared/**/*.test.ts',
            'events/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'test/architecture/**/*.test.ts',
            'test/tools/bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'engines',
          ...overEngine,
          // The functions are loaded once; each file finds the worker's table empty.
          isolate: false,
          include: [
            'functions/**/*.test.ts',
            'infra/**/*.test.ts',
            'test/api/**/*.test.ts',
            'test/security/**/*.test.ts',
            'test/tools/simulation/**/*.test.ts',
          ],
          // Seeds the demo tenant's pantries; the journeys see them in the browser.
          exclude: [isolated, ...(isFull ? [] : ['infra/local/seed/pantryOrders.test.ts'])],
        },
      },
      {
        test: {
          name: 'isolated',
          ...overEngine,
          include: [isolated],
          // Seeds the demo tenant twice.
          exclude: ['node_modules', '.local', ...(isFull ? [] : ['infra/local/seed/seed.isolated.test.ts'])],
        },
      },
      {
        test: {
          name: 'contract',
          ...overEngine,
          // The functions are loaded once, and the tenant is made once, for all areas.
          isolate: false,
          include: ['test/contract/**/*.test.ts'],
          exclude: [isolated],
        },
      },
      {
        test: {
          name: 'cloud',
          environment: 'node',
          isolate: false,
          include: ['test/infra/**/*.test.ts'],
          ...hanging,
        },
      },
      {
        // React as its users run it: its checks for developers take a third of the time.
        define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.HAS_RIGHT_TO_LEFT': 'true' },
        // Their production builds, too: the styles' other one adds a sheet to the document for each rule.
        resolve: { conditions: ['module', 'browser', 'production'] },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [textsToRead()],
        optimizeDeps: {
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          // Vite would discover them during a test and reload the page.
          include: [
            '@emotion/cache',
            '@emotion/react',
            '@mui/stylis-plugin-rtl',
            'axe-core',
            'barcode-detector/ponyfill',
            'fflate',
            'papaparse',
            'zxing-wasm/writer',
            '@mui/icons-material/VisibilityOffOutlined',
            '@mui/icons-material/VisibilityOutlined',
            '@mui/material',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
          ],
        },
        test: {
          name: 'components',
          include: ['test/components/**/*.test.tsx'],
          ...hanging,
          // A look by axe takes more than Vitest's second where both cores are busy.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                ...(await installedBrowser()),
                args: browserArguments,
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          // A worker's journeys keep their sign-ins.
          isolate: false,
          globalSetup: ['test/e2e/setup.ts'],
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
