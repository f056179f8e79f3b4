import { defineConfig } from 'vitest/config'

/** What Stryker runs for each mutant: the fast tests of the rules, without those that walk through years and time zones. */
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
