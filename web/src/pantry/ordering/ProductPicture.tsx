import { smallPathOf } from '../../../../shared/core/attachments/attachment.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../shared/pantry/products/choice.ts'
import { Thumbnail } from '../../core/figures/Thumbnail.tsx'
import { useText } from '../../core/words/language.tsx'

interface ProductPictureProps {
  product: Pick<OfferedFood, 'Name' | 'AttachmentCollection'>
  size?: number
  /** Alone on its sheet, where the small one would be blurred. */
  isLarge?: boolean
}

/** The product's first picture; without one its first letter, so that they stay apart. */
export function ProductPicture({
  product: { Name, AttachmentCollection },
  size,
  isLarge = false,
}: ProductPictureProps) {
  const text = useText(cartTexts)
  const picture = AttachmentCollection?.[0]?.Attachment
  const path = picture && (isLarge ? picture.StoragePath : smallPathOf(picture))
  return <Thumbnail name={Name} path={path} alt={text('pictureOf', { name: Name })} {...(size ? { size } : {})} />
}
