import { Box } from '@mui/material'
import { graphemesOf } from '../../../../shared/core/text/text.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../shared/pantry/products/choice.ts'
import { useText } from '../../core/words/language.tsx'

/** The product's first picture; without one its first letter, so that rows stay apart. */
export function ProductPicture({
  product,
  size = 96,
}: {
  product: Pick<OfferedFood, 'Name' | 'AttachmentCollection'>
  size?: number
}) {
  const text = useText(cartTexts)
  const path = product.AttachmentCollection?.[0]?.Attachment.StoragePath
  const look = { width: size, height: size, borderRadius: 2, flexShrink: 0, objectFit: 'cover' } as const
  if (path)
    return (
      <Box
        component="img"
        src={path}
        alt={text('pictureOf', { name: product.Name })}
        width={size}
        height={size}
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

const letter = {
  display: 'grid',
  placeItems: 'center',
  fontSize: '1.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'action.hover',
} as const
