import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { gridQuery, ID, listQuery, Nothing, OptionalText, page } from '../../core/schema/fields.ts'
import { maxMailAddress } from '../../network/organizations/mailAddress.ts'
import { maxTypedPhone } from '../../network/people/contact.ts'
import { ShownCustomerInvitation } from './customerInvitation.ts'

/** Invitations of neighbors to order from pantries: who may be offered what, sending, and what became of them. */
const { get, post } = area('invitations')

/** Invitations of one call (section 9). */
export const maxBatch = 100
/** Numbers of one phone lookup (section 9). */
export const maxLookups = 50
/** Each restricted location and each program is one write of the redemption's transaction. */
export const maxInvitedLocations = 30
export const maxInvitedPrograms = 30
/** With the link a text message of it has four parts at most. */
export const maxInvitationMessage = 300
const maxLanguageCode = 10

const staff = { roles: agencyOrFoodBankRoles, resource: 'self' } as const
export const getCustomerInvitationsGrid = get(
  'getCustomerInvitationsGrid',
  '/api/FoodInsecureNeighborInvitationsGrid',
  {
    summary: 'Invitations of the caller, a food bank’s with those of its agencies, newest first.',
    ...staff,
    query: {
      source: gridQuery.source,
      dateStartFilter: gridQuery.dateStartFilter,
      dateEndFilter: gridQuery.dateEndFilter,
      zone: gridQuery.zone,
      rows: gridQuery.rows,
      cursor: gridQuery.cursor,
    },
    value: page(ShownCustomerInvitation),
  },
)

const InvitedPantry = z.object({ ID: ID, Label: z.string(), City: z.string(), IsRestricted: z.boolean() })

export const getInvitationPantriesGrid = get('getInvitationPantriesGrid', '/api/InvitationPantriesGrid', {
  summary: 'Active locations that an invitation may offer: the caller’s, of a food bank its agencies’ as well.',
  ...staff,
  query: listQuery,
  value: page(InvitedPantry),
})

export const getInvitationDeliveryProgramsGrid = get(
  'getInvitationDeliveryProgramsGrid',
  '/api/InvitationDeliveryProgramsGrid',
  {
    summary: 'Delivery programs that an invitation may offer: the caller’s.',
    ...staff,
    query: listQuery,
    value: page(z.object({ ID: ID, Name: z.string() })),
  },
)

const Places = {
  locations: z._default(z.array(ID).check(z.maxLength(maxInvitedLocations)), []),
  programs: z._default(z.array(ID).check(z.maxLength(maxInvitedPrograms)), []),
}
const Message = z._default(OptionalText(maxInvitationMessage), '')
const LanguageCode = z._default(OptionalText(maxLanguageCode), '')
const MailAddress = z._default(OptionalText(maxMailAddress), '')
const Phone = z._default(OptionalText(maxTypedPhone), '')

export const sendInvitation = post('sendInvitation', '/api/orderahead/invitations', {
  summary:
    'Invites one neighbor by e-mail, text message or both; the queue sends it. Without a message it is the default one.',
  ...staff,
  body: z.strictObject({
    emailAddress: MailAddress,
    phoneNumber: Phone,
    pantryLocationIDs: Places.locations,
    deliveryProgramIDs: Places.programs,
    message: Message,
    preferredLanguageCode: LanguageCode,
  }),
  value: Nothing,
  idempotent: true,
  limit: { perHour: 200 },
})

/** Cells of a spreadsheet: whatever they hold, a mistake is that row's. */
const Cell = z._default(OptionalText(1000), '')

export const sendBulkInvitations = post('sendBulkInvitations', '/api/orderahead/invitations/bulk', {
  summary: `Invites up to ${maxBatch} neighbors; a row that cannot be invited is refused alone, and so is a contact that another batch of the same file invited.`,
  ...staff,
  body: z.strictObject({
    PantryLocationIDs: Places.locations,
    DeliveryProgramIDs: Places.programs,
    Message,
    PreferredLanguageCode: LanguageCode,
    /** The same of all batches of a file, and new for each time one is read. */
    FileID: z.optional(z.uuid()),
    Invitations: z
      .array(z.strictObject({ EMailAddress: Cell, PhoneNumber: Cell }))
      .check(z.minLength(1), z.maxLength(maxBatch)),
  }),
  value: z.array(z.object({ Successful: z.boolean(), FailureReason: z.optional(z.string()) })),
  idempotent: true,
  limit: { perHour: 200 },
})

export const PhoneLookupResult = z.object({
  OriginalPhoneNumber: z.string(),
  ErrorMessage: z.nullable(z.string()),
  PhoneNumberLookup: z.nullable(
    z.object({
      /** null when the number plan does not tell mobile from fixed, as in the United States. */
      IsMobile: z.nullable(z.boolean()),
      NationalFormat: z.string(),
      /** Carrier of the number; null, for carriers alone know it. */
      CarrierName: z.nullable(z.string()),
      PhoneCarrierType: z.object({ Name: z.string() }),
    }),
  ),
})
export type PhoneLookupResult = z.infer<typeof PhoneLookupResult>

export const lookupPhones = post('lookupPhones', '/api/orderahead/phonelookup', {
  summary: `What the number plan says about up to ${maxLookups} phone numbers.`,
  ...staff,
  resource: 'tenant',
  mutates: false,
  body: z.strictObject({ numbers: z.array(OptionalText(1000)).check(z.minLength(1), z.maxLength(maxLookups)) }),
  value: z.array(PhoneLookupResult),
})

export const listLanguages = get('listLanguages', '/api/orderahead/languages', {
  summary: 'Languages that customers may prefer.',
  ...staff,
  resource: 'tenant',
  value: z.array(z.object({ Code: z.string(), Name: z.string() })),
})
