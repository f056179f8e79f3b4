import { describe, expect, it } from 'vitest'
import { storageRequirements, systemCategories } from '../../core/reference/reference.ts'
import { categoryName, receiptItemName, storageName } from './names.ts'

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
  it('translate the usual names of own categories', () => {
    const own = { ID: 101, Name: 'Pet Food', Icon: { ClassName: 'nonfood' }, IsSystemWide: false }
    expect(categoryName(own, 'es')).toBe('Alimento para mascotas')
    expect(categoryName(own, 'en')).toBe('Pet Food')
  })
  it.each([
    [{ DonationCategoryID: 2, Name: 'Bakery' }, 'Panadería'],
    [{ DonationCategoryID: 101, Name: 'Bakery' }, 'Bakery'],
    [{ DonationCategoryID: 101, Name: 'Pet Food' }, 'Alimento para mascotas'],
  ])('are told in Spanish of the receipt line %j', (item, name) => expect(receiptItemName(item, 'es')).toBe(name))
})
