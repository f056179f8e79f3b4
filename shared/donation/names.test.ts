import { describe, expect, it } from 'vitest'
import { categoryName, storageName } from './names.ts'
import { storageRequirements, systemCategories } from './reference.ts'

describe('names of what donations are made of', () => {
  it('are the stored ones in English', () => {
    expect(systemCategories.map((category) => categoryName(category, 'en'))).toEqual(
      systemCategories.map((category) => category.Name),
    )
    expect(storageRequirements.map((storage) => storageName(storage, 'en'))).toEqual(['Dry', 'Refrigerated', 'Frozen'])
  })
  it('are all told in Spanish', () => {
    const spanish = systemCategories.map((category) => categoryName(category, 'es'))
    expect(spanish).toContain('Panadería')
    expect(spanish.filter((name, i) => name === systemCategories[i]?.Name)).toEqual([])
  })
  it('leave a tenant’s own category as the tenant called it', () => {
    const own = { ID: 101, Name: 'Bakery', Icon: { ClassName: 'bakery' }, IsSystemWide: false }
    expect(categoryName(own, 'es')).toBe('Bakery')
  })
})
