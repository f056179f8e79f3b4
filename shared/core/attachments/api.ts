import * as z from 'zod/mini'
import { agencyOrFoodBankRoles } from '../access.ts'
import { area } from '../schema/endpoint.ts'
import { ID, Nothing, PathID } from '../schema/fields.ts'
import { Attachment, AttachmentCollection, AttachmentItem } from './attachment.ts'
import { maxImages } from './image.ts'

/** Pictures of products and pickup locations, and their order. */
const { get, post, put, remove } = area('attachments')

const product = { roles: agencyOrFoodBankRoles, resource: 'product' } as const
const location = { roles: agencyOrFoodBankRoles, resource: 'pickupLocation' } as const
const onOne = { id: PathID } as const
const onImage = { id: PathID, imageId: PathID } as const

const upload = {
  params: onOne,
  body: z.strictObject({
    Attachment: z.file(),
    /** The same picture, at most 320 pixels wide and high: tiles and lists show it. Without it they show the large one. */
    Small: z.optional(z.file()),
  }),
  value: AttachmentItem,
  isMultipart: true,
  idempotent: true,
  permissions: ['pictures:put'],
} as const
const order = {
  params: onOne,
  /** Every picture of the collection with its new number. */
  body: z.strictObject({
    AttachmentCollection: z
      .array(z.object({ ID, SequenceNumber: z.int().check(z.minimum(0), z.maximum(1000)) }))
      .check(z.maxLength(maxImages)),
  }),
  value: AttachmentCollection,
} as const

export const getAttachment = get('getAttachment', '/api/attachments/{id}', {
  summary: 'The public address of a picture. Screens use the `StoragePath` that comes with what it shows.',
  roles: 'anyone',
  resource: 'tenant',
  params: onOne,
  value: z.object({ Url: z.string() }),
})

export const listProductImages = get('listProductImages', '/api/orderahead/inventory/{id}/images', {
  summary: 'The pictures of a product in their order.',
  ...product,
  params: onOne,
  value: AttachmentCollection,
})

export const addProductImage = post('addProductImage', '/api/orderahead/inventory/{id}/image', {
  summary: 'Adds a picture to a product: one .jpg, .jpeg or .png file of at most 4 MB and 40 megapixels.',
  ...product,
  ...upload,
})

export const reorderProductImages = put('reorderProductImages', '/api/orderahead/inventory/{id}/images', {
  summary: 'Puts the pictures of a product into another order; the first is the one that lists show.',
  ...product,
  ...order,
})

export const removeProductImage = remove('removeProductImage', '/api/orderahead/inventory/{id}/image/{imageId}', {
  summary: 'Takes a picture from a product.',
  ...product,
  params: onImage,
  value: Nothing,
  idempotent: true,
})

export const listAvailableImages = get('listAvailableImages', '/api/orderahead/inventory/{id}/availableimages', {
  summary: 'Pictures of the tenant’s other products of the same item type, which the product does not have yet.',
  ...product,
  params: onOne,
  value: z.array(Attachment),
})

export const addAvailableImage = post('addAvailableImage', '/api/orderahead/inventory/{id}/availableimages', {
  summary: 'Adds one of the available pictures to a product.',
  ...product,
  params: onOne,
  body: z.strictObject({ AttachmentID: ID }),
  value: AttachmentItem,
  idempotent: true,
})

export const listLocationImages = get('listLocationImages', '/api/orderahead/location/{id}/images', {
  summary: 'The photos of a pickup location in their order.',
  ...location,
  params: onOne,
  value: AttachmentCollection,
})

export const uploadLocationImage = post('uploadLocationImage', '/api/orderahead/location/{id}/image', {
  summary: 'Adds a photo to a pickup location: one .jpg, .jpeg or .png file of at most 4 MB and 40 megapixels.',
  ...location,
  ...upload,
})

export const reorderLocationImages = put('reorderLocationImages', '/api/orderahead/location/{id}/images', {
  summary: 'Puts the photos of a pickup location into another order.',
  ...location,
  ...order,
})

export const removeLocationImage = remove('removeLocationImage', '/api/orderahead/location/{id}/images/{imageId}', {
  summary: 'Takes a photo from a pickup location.',
  ...location,
  params: onImage,
  value: Nothing,
  idempotent: true,
})
