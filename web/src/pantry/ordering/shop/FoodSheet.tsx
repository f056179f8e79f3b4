import Close from '@mui/icons-material/Close'
import { Box, Dialog, DialogContent, IconButton, Typography } from '@mui/material'
import { useId } from 'react'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { type CartLine, quantityIn, wishIn } from '../../../../../shared/pantry/ordering/cart.ts'
import { addBlock, leftWithin, limitHints } from '../../../../../shared/pantry/ordering/cartLimits.ts'
import { foodFit } from '../../../../../shared/pantry/ordering/cartNeeds.ts'
import { cartTexts } from '../../../../../shared/pantry/ordering/texts/cart.ts'
import { substitutions } from '../../../../../shared/pantry/orders/substitution.ts'
import type { OfferedFood } from '../../../../../shared/pantry/products/choice.ts'
import { stockLevel } from '../../../../../shared/pantry/stock/stock.ts'
import { tagNameIn } from '../../../../../shared/pantry/tags/names.ts'
import { ChoiceChips } from '../../../core/ui/ChoiceChips.tsx'
import { isolate } from '../../../core/words/direction.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useAllergenLines, useFitLines } from '../../needs/foodWords.ts'
import { RankMark } from '../../needs/RankMark.tsx'
import { QuantityButtons } from '../../orders/walkIn/QuantityButtons.tsx'
import { ProductPicture } from '../ProductPicture.tsx'
import type { Choosing } from '../useChoosing.ts'
import { useOrdering } from '../useOrdering.ts'
import { sizeOf } from './FoodTile.tsx'
import { useHintText, useLimitText } from './hintText.ts'

interface SheetProps {
  product: OfferedFood
  choosing: Choosing
  mayAsk: boolean
  onClose: () => void
}

const levels = { in: 'statusIn', low: 'statusLow', out: 'statusOut' } as const
/** Green, orange and red (section 4). */
const colours = { in: 'success.main', low: 'warning.main', out: 'error.main' } as const

/** All that is known of a product: Name, Description, Brand, Tags, Source and Quantity (section 2), its limits, and how many. */
export default function FoodSheet({ product, choosing: { cart, setQuantity, setLines }, mayAsk, onClose }: SheetProps) {
  const frame = useText(frameTexts)
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs" sx={fromBelow}>
      <DialogContent sx={{ p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, mb: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" id={titleId}>
              {isolate(product.Name)}
            </Typography>
            <Typography color="textSecondary">{sizeOf(product)}</Typography>
          </Box>
          <IconButton aria-label={frame('close')} onClick={onClose} sx={{ width: 44, height: 44, mt: -1, mr: -1 }}>
            <Close />
          </IconButton>
        </Box>
        <ProductPicture product={product} isLarge />
        {product.Description ? <Typography sx={{ mt: 1.5 }}>{isolate(product.Description)}</Typography> : null}
        <Facts product={product} />
        <Fitting product={product} cart={cart} />
        <LimitLines product={product} cart={cart} />
        {quantityIn(cart.lines, product.ID) > 0 ? (
          <Wish product={product} cart={cart} setLines={setLines} mayAsk={mayAsk} />
        ) : null}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <QuantityButtons
            product={product}
            quantity={quantityIn(cart.lines, product.ID)}
            isBlocked={addBlock(product, cart) !== undefined}
            onChange={(next) => setQuantity(product, next)}
          />
        </Box>
      </DialogContent>
    </Dialog>
  )
}

function Facts({ product }: { product: OfferedFood }) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const level = stockLevel(product.Quantity, product.LowStockQuantityThreshold)
  const tags = product.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTag: tag }) => tag)
  return (
    <Box sx={facts}>
      <Box component="span" data-level={level} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box component="span" aria-hidden sx={{ ...dot, bgcolor: colours[level] }} />
        {text(levels[level])} ({text('left', { count: product.Quantity })})
      </Box>
      <span>{isolate(product.PantryInventoryItemSource.Name)}</span>
      {tags.map((tag) => (
        <Box component="span" key={tag.ID} sx={tagLook}>
          {isolate(tagNameIn(tag.Name, language))}
        </Box>
      ))}
    </Box>
  )
}

/** Its allergens as far as they are known, and what speaks against it for this household. */
function Fitting({ product, cart }: Pick<SheetProps, 'product'> & Pick<Choosing, 'cart'>) {
  const { isOwn } = useOrdering()
  const allergenLines = useAllergenLines()
  const lines = useFitLines(isOwn)(foodFit(product, cart.rules))
  const unknown = allergenLines(undefined)[0]
  return (
    <Box sx={{ mt: 1.5 }}>
      {allergenLines(product.Allergens).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {product.NutritionRank ? <RankMark rank={product.NutritionRank} /> : null}
      {lines
        .filter(({ line }) => line !== unknown)
        .map(({ line, isAllergen }) => (
          <Typography key={line} sx={isAllergen ? { fontWeight: 600, color: 'warning.main' } : {}}>
            {line}
          </Typography>
        ))}
    </Box>
  )
}

/** Wish for when the product runs out before it is packed. */
function Wish({
  product,
  cart,
  setLines,
  mayAsk,
}: Pick<SheetProps, 'product' | 'mayAsk'> & Pick<Choosing, 'cart' | 'setLines'>) {
  const text = useText(cartTexts)
  const isOf = (line: CartLine) => line.PantryInventoryItemID === product.ID
  const wish = (Substitution: CartLine['Substitution']) =>
    setLines(cart.lines.map((line) => (isOf(line) ? { ...line, Substitution } : line)))
  return (
    <Box sx={{ mt: 2 }}>
      <ChoiceChips
        legend={text('wish')}
        options={substitutions
          .filter((value) => value !== 'ask' || mayAsk)
          .map((value) => ({ value, label: text(`wish.${value}`) }))}
        value={wishIn(cart.lines, product.ID)}
        onChange={wish}
      />
    </Box>
  )
}

/** The limits before they bite, and why there is no more. */
function LimitLines({ product, cart }: Pick<SheetProps, 'product'> & Pick<Choosing, 'cart'>) {
  const limitText = useLimitText()
  const hintText = useHintText()
  const block = addBlock(product, cart)
  const limits = limitHints(product, cart.rules)
  const reached = block?.kind === 'limit' ? block.limit : undefined
  const isSame = (limit: (typeof limits)[number]) => reached?.ID === limit.ID && reached.Source === limit.Source
  const all = reached && !limits.some(isSame) ? [...limits, reached] : limits
  return (
    <Box sx={{ mt: 1.5 }}>
      {all.map((limit) => (
        <Typography
          key={`${limit.Source} ${limit.SourceID} ${limit.ID}`}
          {...(isSame(limit) ? { role: 'status', sx: { fontWeight: 600, color: 'warning.main' } } : {})}
        >
          {limitText(limit, leftWithin(limit, product, cart))}
        </Typography>
      ))}
      {block?.kind === 'stock' && product.Quantity > 0 ? (
        <Typography role="status">{hintText({ kind: 'noMore' })}</Typography>
      ) : null}
      {block?.kind === 'tefap' ? <Typography>{hintText({ kind: 'tefap' })}</Typography> : null}
    </Box>
  )
}

/** On a phone it comes up from below, where the thumb is. */
const fromBelow = {
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': { m: { xs: 0, sm: 4 }, width: '100%', maxWidth: { xs: '100%', sm: 444 } },
} as const
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.75,
  mt: 1.5,
  color: 'text.secondary',
} as const
const dot = { width: 11, height: 11, borderRadius: '50%' } as const
const tagLook = { px: 0.75, borderRadius: 1, border: '1px solid', borderColor: 'divider' } as const
