import { Box } from '@mui/material'
import { graphemesOf } from '../../../../shared/core/text/text.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../shared/pantry/products/choice.ts'
import { useText } from '../../core/words/language.tsx'

/** The product's first picture; without one its first letter, so that they stay apart. Without a size as wide as its place. */
export function ProductPicture({
  product,
  size,
  isLarge = false,
}: {
  product: Pick<OfferedFood, 'Name' | 'AttachmentCollection'>
  size?: number
  isLarge?: boolean
}) {
  const text = useText(cartTexts)
  const path = product.AttachmentCollection?.[0]?.Attachment.StoragePath
  const look =
    size === undefined
      ? { ...wide, ...(isLarge ? { borderRadius: 2 } : {}) }
      : ({ width: size, height: size, borderRadius: 2, flexShrink: 0, objectFit: 'cover' } as const)
  if (path)
    return (
      <Box
        component="img"
        src={path}
        alt={text('pictureOf', { name: product.Name })}
        loading="lazy"
        sx={{ ...look, bgcolor: 'action.hover' }}
      />
    )
  return (
    <Box aria-hidden sx={{ ...look, ...letter }}>
      {graphemesOf(product.Name)[0]}
    </Box>
  )
}

const wide = { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' } as const
const letter = {
  display: 'grid',
  placeItems: 'center',
  fontSize: '1.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'action.hover',
} as const
