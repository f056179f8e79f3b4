import { referenceTexts } from '../text/reference.ts'
import type { Language } from '../text/text.ts'
import type { DonationCategory, StorageRequirement } from './donation.ts'

const known = (language: Language) => referenceTexts[language] as Readonly<Record<string, string>>

/** A category in the reader's language; a tenant's own category is called what the tenant calls it. */
export const categoryName = (
  category: Pick<DonationCategory, 'Name' | 'Icon' | 'IsSystemWide'>,
  language: Language,
): string => (category.IsSystemWide ? known(language)[category.Icon.ClassName] : undefined) ?? category.Name

/** A kind of storage in the reader's language. */
export const storageName = (storage: StorageRequirement, language: Language): string =>
  known(language)[`storage${storage.ID}`] ?? storage.Name
