import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Four kinds of tests: pure rules, everything over the embedded engines, the synthesized cloud, and a real browser. */
export default defineConfig({
  test: {
    // Vitest's default is one worker less than there are cores: one, on two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          include: [
            'shared/**/*.test.ts',
            'events/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'test/architecture/**/*.test.ts',
            'test/bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: [
            'functions/**/*.test.ts',
            'infra/local/**/*.test.ts',
            'test/api/**/*.test.ts',
            'test/budgets/**/*.test.ts',
            'test/simulation/**/*.test.ts',
            'test/contract/**/*.test.ts',
            'test/security/**/*.test.ts',
          ],
          globalSetup: ['test/engine/setup.ts'],
          setupFiles: ['test/engine/environment.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'cloud',
          environment: 'node',
          isolate: false,
          include: ['test/infra/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          globalSetup: ['test/journeys/setup.ts'],
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
