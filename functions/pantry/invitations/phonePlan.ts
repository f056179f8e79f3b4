import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { isRefusal } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { PhoneLookupResult } from '../../../shared/pantry/invitations/api.ts'
import { invitedContact } from '../../../shared/pantry/invitations/customerInvitation.ts'
import { phoneTypes } from '../../../shared/pantry/invitations/phoneTypesTexts.ts'

/**
 * Facts of the public number plan about a phone number, without asking a carrier (decision 50). The plan of the United States
 * does not tell mobile from fixed numbers; toll-free, premium and personal ones are known to take no text messages.
 */

const isMobile = (type: NumberType): boolean | null => {
  if (type === 'MOBILE') return true
  return type === undefined || type === 'FIXED_LINE_OR_MOBILE' ? null : false
}

export function lookedUp(number: string, language: Language): PhoneLookupResult {
  const contact = invitedContact({ EMailAddress: '', PhoneNumber: number })
  if (isRefusal(contact))
    return { OriginalPhoneNumber: number, ErrorMessage: refusalText(contact, language), PhoneNumberLookup: null }
  const found = parsePhoneNumberFromString(contact.PhoneNumber ?? '')
  const type = found?.getType()
  return {
    OriginalPhoneNumber: number,
    ErrorMessage: null,
    PhoneNumberLookup: {
      IsMobile: isMobile(type),
      NationalFormat: found?.formatNational() ?? number,
      CarrierName: null,
      PhoneCarrierType: { Name: phoneTypes[language][type ?? 'UNKNOWN'] },
    },
  }
}
