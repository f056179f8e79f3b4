import { expect, it } from 'vitest'
import { systemCategories } from '../../../../shared/core/reference/reference.ts'
import { categoryIcons } from './CategoryIcon.tsx'

it('each category has a drawing of its own', () => {
  const names = [...systemCategories.map(({ Icon }) => Icon.ClassName), 'pets']
  const drawings = names.map((name) => categoryIcons[name] ?? expect.fail(`${name} has none`))
  expect(new Set(drawings).size).toBe(names.length)
})
