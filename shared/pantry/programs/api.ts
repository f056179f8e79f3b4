import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { ID, listQuery, Nothing, PathID, page } from '../../core/schema/fields.ts'
import { DeliveryProgramTag, PlaceTagDraft } from '../tags/placeTag.ts'
import { DeliveryProgram, DeliveryProgramDraft } from './deliveryProgram.ts'

/** Delivery programs, each food bank’s and agency’s own, and the tags that decide which products each offers. */
const { get, post, put, remove } = area('deliveryprograms')

/** One query lists all of them. */
export const maxPrograms = 100

const ofOwner = { roles: agencyOrFoodBankRoles, resource: 'self' } as const

export const getDeliveryProgramsGrid = get('getDeliveryProgramsGrid', '/api/DeliveryProgramsGrid', {
  summary: 'The caller’s delivery programs by name.',
  ...ofOwner,
  query: listQuery,
  value: page(DeliveryProgram),
})

export const listDeliveryPrograms = get('listDeliveryPrograms', '/api/deliveryprograms', {
  summary:
    'The caller’s delivery programs by name; a food bank may ask for those of one of its agencies. For a customer, those that deliver to them.',
  roles: [...agencyOrFoodBankRoles, 'customer'],
  byHelper: true,
  resource: 'self',
  query: { agencyId: z.optional(PathID) },
  value: z.array(DeliveryProgram),
})

export const addDeliveryProgram = post('addDeliveryProgram', '/api/deliveryprograms', {
  summary: 'Adds a delivery program of the caller’s food bank or agency.',
  ...ofOwner,
  body: DeliveryProgramDraft,
  value: DeliveryProgram,
  idempotent: true,
})

const program = { roles: agencyOrFoodBankRoles, resource: 'deliveryProgram' } as const
const params = { id: PathID }

export const updateDeliveryProgram = put('updateDeliveryProgram', '/api/deliveryprograms/{id}', {
  summary: 'Changes the name of a program, also in further languages; its coming delivery windows follow.',
  ...program,
  params,
  body: z.extend(DeliveryProgramDraft, { ID: z.optional(ID) }),
  value: DeliveryProgram,
})

export const deleteDeliveryProgram = remove('deleteDeliveryProgram', '/api/deliveryprograms/{id}', {
  summary: 'Deletes a delivery program that no delivery windows and no customers use.',
  ...program,
  params,
  value: Nothing,
  idempotent: true,
})

export const listDeliveryProgramTags = get('listDeliveryProgramTags', '/api/deliveryprograms/{id}/tags', {
  summary: 'The tags that the program includes or excludes.',
  ...program,
  params,
  value: z.array(DeliveryProgramTag),
})

export const addDeliveryProgramTag = post('addDeliveryProgramTag', '/api/deliveryprograms/{id}/tags', {
  summary: 'Includes or excludes a tag that the program doesn’t have yet.',
  ...program,
  params,
  body: z.extend(PlaceTagDraft, { EntityDeliveryProgramID: z.optional(ID) }),
  value: DeliveryProgramTag,
  idempotent: true,
})

export const removeDeliveryProgramTag = remove('removeDeliveryProgramTag', '/api/deliveryprograms/{id}/tags/{tagId}', {
  summary: 'Takes a tag off the program.',
  ...program,
  params: { ...params, tagId: PathID },
  value: Nothing,
  idempotent: true,
})
