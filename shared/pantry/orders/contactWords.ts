import { oneLine } from '../../core/mail/plainText.ts'
import { isolatedWords } from '../../core/text/isolated.ts'
import type { FoodBank } from '../../network/organizations/entity.ts'
import type { Customer } from '../customers/customer.ts'

/** Name, phone and e-mail of a pantry, for questions; empty where nothing is known. */
export function contactWords(
  pantry: Pick<FoodBank, 'Name' | 'Contact'> | undefined,
  language: Customer['Language'],
): string {
  const parts = pantry ? [pantry.Name, pantry.Contact.PhoneNumber, pantry.Contact.EMailAddress].map(oneLine) : []
  return parts
    .filter(Boolean)
    .map((part) => isolatedWords(part, language))
    .join(', ')
}
