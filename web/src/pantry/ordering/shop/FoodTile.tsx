import { Box, ButtonBase, Typography } from '@mui/material'
import { memo } from 'react'
import { plural } from '../../../../../shared/core/text/text.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../../shared/pantry/products/choice.ts'
import { isolate } from '../../../core/words/direction.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useAllergenLines } from '../../needs/foodWords.ts'
import { RankMark } from '../../needs/RankMark.tsx'
import { QuantityButtons } from '../../orders/walkIn/QuantityButtons.tsx'
import { ProductPicture } from '../ProductPicture.tsx'

export type FitLine = { readonly isAllergen: boolean; readonly line: string }

interface TileProps {
  product: OfferedFood
  quantity: number
  isBlocked: boolean
  /** The one line that matters. */
  hint: string | undefined
  /** The first thing that speaks against it for this household. */
  fit: FitLine | undefined
  /** A limit, or the stock, holds back one more. */
  isReached: boolean
  setQuantity: (product: OfferedFood, quantity: number) => void
  look: (productId: number) => void
}

export const sizeOf = ({ Brand, Amount, UnitOfMeasure, DonationPackageType }: OfferedFood) => (
  <>
    {Brand ? <>{isolate(Brand)} · </> : null}
    {isolate(`${Amount} ${UnitOfMeasure.Abbreviation}`)} {DonationPackageType.Name}
  </>
)

/** One product: a tap on + takes it, a tap anywhere else shows all that is known of it. */
export const FoodTile = memo(function FoodTile(props: TileProps) {
  const { product, quantity, isBlocked, hint, fit, isReached, setQuantity, look } = props
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const allergenLines = useAllergenLines()
  const { Points = 0 } = product
  return (
    <Box component="li" sx={{ ...tile, ...(quantity > 0 ? taken : {}) }}>
      <Box sx={{ position: 'relative' }}>
        <ProductPicture product={product} />
        <Box sx={onPicture}>
          <QuantityButtons
            isRound
            product={product}
            quantity={quantity}
            isBlocked={isBlocked}
            onChange={(next) => setQuantity(product, next)}
          />
        </Box>
      </Box>
      <Box sx={{ px: 1.25, pt: 1, pb: 1.25 }}>
        <Typography component="h3" sx={{ lineHeight: 1.3 }}>
          <ButtonBase onClick={() => look(product.ID)} sx={nameLook}>
            {isolate(product.Name)}
          </ButtonBase>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.3, mt: 0.25 }}>
          {sizeOf(product)}
          {Points > 0 ? ` · ${text(plural(language, 'pointsOf', Points), { count: Points })}` : null}
        </Typography>
        {product.NutritionRank ? <RankMark rank={product.NutritionRank} /> : null}
        {fit?.isAllergen || !product.Allergens?.Contains.length ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.3, mt: 0.25 }}>
            {allergenLines(product.Allergens)[0]}
          </Typography>
        )}
        {fit ? (
          <Typography
            variant="body2"
            sx={{ lineHeight: 1.3, mt: 0.5, ...(fit.isAllergen ? { fontWeight: 600, color: 'warning.main' } : {}) }}
          >
            {fit.line}
          </Typography>
        ) : null}
        {hint ? (
          <Typography
            variant="body2"
            {...(isReached ? { role: 'status' } : {})}
            sx={{ lineHeight: 1.3, mt: 0.5, fontWeight: 600, ...(isReached ? { color: 'warning.main' } : {}) }}
          >
            {hint}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
})

const tile = {
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 3,
  // Tiles out of sight cost an old phone nothing.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 220px',
} as const
const taken = {
  borderColor: 'primary.main',
  boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) =>
    `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
} as const
const nameLook = {
  display: 'inline',
  textAlign: 'start',
  font: 'inherit',
  fontWeight: 600,
  // The whole tile, but for its buttons.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: -3 },
} as const
const onPicture = { position: 'absolute', insetInlineEnd: 8, bottom: 8, zIndex: 1 } as const
