import { defineConfig } from 'vitest/config'

/** Tests that Stryker runs for each mutant: the fast ones of the rules, without those over many years and time zones. */
export default defineConfig({
  test: {
    environment: 'node',
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
