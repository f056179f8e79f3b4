import type { DonationCategory, StorageRequirement } from '../../core/reference/reference.ts'
import { systemCategories } from '../../core/reference/reference.ts'
import { referenceTexts } from '../../core/reference/texts.ts'
import type { Language } from '../../core/text/text.ts'

const known = (language: Language) => referenceTexts[language] as Readonly<Record<string, string>>

/** Names that tenants commonly give to categories of their own. */
const commonNames = ['petfood'] as const
const ownName = (name: string, language: Language): string => {
  const key = commonNames.find((common) => referenceTexts.en[common] === name)
  return key === undefined ? name : referenceTexts[language][key]
}

/** A category in the reader's language; a tenant's own category is called what the tenant calls it. */
export const categoryName = (
  category: Pick<DonationCategory, 'Name' | 'Icon' | 'IsSystemWide'>,
  language: Language,
): string =>
  (category.IsSystemWide ? known(language)[category.Icon.ClassName] : undefined) ?? ownName(category.Name, language)

/** The same where only a name is stored: in a row's summary. */
export function storedCategoryName(name: string, language: Language): string {
  const system = systemCategories.find((category) => category.Name === name)
  return system ? categoryName(system, language) : ownName(name, language)
}

/** The same of a line of a receipt, which holds the category's number and name. */
export const receiptItemName = (item: { DonationCategoryID: number; Name: string }, language: Language): string =>
  systemCategories.some(({ ID }) => ID === item.DonationCategoryID)
    ? storedCategoryName(item.Name, language)
    : ownName(item.Name, language)

/** A kind of storage in the reader's language. */
export const storageName = (storage: StorageRequirement, language: Language): string =>
  known(language)[`storage${storage.ID}`] ?? storage.Name

/** Kinds of storage in a sentence that the server writes. */
export const storageNames = (storage: readonly StorageRequirement[], language: Language): string =>
  storage.map((one) => storageName(one, language)).join(', ')
