import { Box, Typography } from '@mui/material'
import { memo } from 'react'
import type { SourcedLimit } from '../../../../shared/pantry/limits/effective.ts'
import { type AddBlock, leftText, limitText } from '../../../../shared/pantry/ordering/cartLimits.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import type { OfferedFood } from '../../../../shared/pantry/products/choice.ts'
import { stockLevel } from '../../../../shared/pantry/stock/stock.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { QuantityButtons } from '../orders/walkIn/QuantityButtons.tsx'
import { ProductPicture } from './ProductPicture.tsx'

/** A limit with how many more it leaves; undefined where it counts orders. */
export interface HintedLimit extends SourcedLimit {
  readonly left: number | undefined
}

export interface FoodCardProps {
  product: OfferedFood
  quantity: number
  /** Reason that no more can be added. */
  block: AddBlock | undefined
  limits: readonly HintedLimit[]
  setQuantity: (product: OfferedFood, quantity: number) => void
}

const levels = { in: 'statusIn', low: 'statusLow', out: 'statusOut' } as const
/** Of the dots: green, orange, red (section 4). */
const colours = { in: '#2e7d32', low: '#ed6c02', out: '#d32f2f' } as const

const packed = ({ Amount, UnitOfMeasure, DonationPackageType }: OfferedFood) =>
  `${Amount} ${UnitOfMeasure.Abbreviation} ${DonationPackageType.Name}`

/** One product that can be chosen: Name, Description, Brand, Tags, Source, Quantity and Add (section 2). */
export const FoodCard = memo(function FoodCard(props: FoodCardProps) {
  const { product, quantity, block, setQuantity } = props
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const level = stockLevel(product.Quantity, product.LowStockQuantityThreshold)
  const tags = product.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTag: tag }) => tag)
  return (
    <Box component="li" sx={card}>
      <ProductPicture product={product} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 650, lineHeight: 1.3 }}>
          {product.Name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[product.Brand, packed(product)].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2">{product.Description}</Typography>
        <Box sx={facts}>
          <Box component="span" data-level={level} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box component="span" aria-hidden sx={{ ...dot, bgcolor: colours[level] }} />
            {text(levels[level])} ({text('left', { count: product.Quantity })})
          </Box>
          <span>{product.PantryInventoryItemSource.Name}</span>
          {tags.map((tag) => (
            <Box component="span" key={tag.ID} sx={tagLook}>
              {tagNameIn(tag.Name, language)}
            </Box>
          ))}
        </Box>
        <LimitLines {...props} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <QuantityButtons
            product={product}
            quantity={quantity}
            isBlocked={block !== undefined}
            onChange={(next) => setQuantity(product, next)}
          />
        </Box>
      </Box>
    </Box>
  )
})

/** The limits before they bite, and why there is no more. */
function LimitLines({ quantity, block, limits }: FoodCardProps) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const words = (limit: SourcedLimit) => {
    const sentence = limitText(limit, language)
    const { Source, SourceName = '' } = limit
    return Source === 'TAG' ? text('ofTag', { limit: sentence, tag: tagNameIn(SourceName, language) }) : sentence
  }
  const isReached = (limit: SourcedLimit) =>
    block?.kind === 'limit' && block.limit.ID === limit.ID && block.limit.Source === limit.Source
  return (
    <>
      {limits.map((limit) => (
        <Typography
          key={`${limit.Source} ${limit.SourceID} ${limit.ID}`}
          variant="body2"
          {...(isReached(limit) ? { role: 'status', sx: { fontWeight: 650, color: 'warning.main' } } : {})}
        >
          <span>{words(limit)}</span>
          {limit.left === undefined || limit.left >= limit.Value ? null : (
            <Box component="span" sx={{ display: 'block' }}>
              {leftText({ left: limit.left, limit }, language)}
            </Box>
          )}
        </Typography>
      ))}
      {block?.kind === 'limit' && !limits.some(isReached) ? (
        <Typography variant="body2" role="status" sx={{ fontWeight: 650, color: 'warning.main' }}>
          {words(block.limit)}
        </Typography>
      ) : null}
      {block?.kind === 'stock' && quantity > 0 ? (
        <Typography variant="body2" role="status">
          {text('noMore')}
        </Typography>
      ) : null}
      {block?.kind === 'tefap' ? <Typography variant="body2">{text('tefapOnly')}</Typography> : null}
    </>
  )
}

const card = {
  display: 'flex',
  gap: 2,
  p: 2,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 3,
  // Cards out of sight cost an old phone nothing.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 190px',
} as const
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 0.75,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const
const dot = { width: 11, height: 11, borderRadius: '50%' } as const
const tagLook = { px: 0.75, borderRadius: 1, border: '1px solid', borderColor: 'divider' } as const
