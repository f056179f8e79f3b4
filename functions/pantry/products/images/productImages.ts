import { firstPicture } from '../../../../shared/core/attachments/collection.ts'
import type { Product } from '../../../../shared/pantry/products/product.ts'
import type { ImageHolder } from '../../../core/attachments/collections.ts'
import { changeProduct, productById } from '../productTable.ts'

/** The pictures of a product. */
export const productImages: ImageHolder<Product> = {
  reload: ({ ID }) => productById(ID),
  write: ({ ID, Version }, AttachmentCollection) =>
    changeProduct(ID, Version, { AttachmentCollection, Picture: firstPicture(AttachmentCollection) }),
}
