import { defineConfig } from 'vitest/config'

/** Tests that Stryker runs for each mutant: the fast ones of the rules, without those over many years and time zones. */
export default defineConfig({
  test: {
    environment: 'node',
    // The rules keep no state between files: a new worker for each would take most of the time.
    isolate: false,
    // Code with all mutants in it is slower, more so beside other work.
    testTimeout: 60_000,
    include: ['shared/**/*.test.ts'],
    exclude: [
      '**/everyZone.test.ts',
      '**/*.model.test.ts',
      '**/letter.test.ts',
      '**/template.test.ts',
      '**/zone.test.ts',
    ],
  },
})
