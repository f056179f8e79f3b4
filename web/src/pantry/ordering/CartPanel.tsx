import { Alert, Box, Button, ButtonBase, Checkbox, FormControlLabel, List, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import { carryOf } from '../../../../shared/pantry/ordering/carry.ts'
import type { CartLine, CartNote } from '../../../../shared/pantry/ordering/cart.ts'
import { addBlock, brokenLimits, itemsAbove, limitText } from '../../../../shared/pantry/ordering/cartLimits.ts'
import {
  allergensAsked,
  foodFit,
  isYesMissing,
  pointsLeft,
  pointsText,
  unknownInCart,
} from '../../../../shared/pantry/ordering/cartNeeds.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { waitlistTexts } from '../../../../shared/pantry/waitlist/texts.ts'
import { useIsOnline } from '../../core/online.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useFitLines } from '../needs/foodWords.ts'
import { QuantityButtons } from '../orders/walkIn/QuantityButtons.tsx'
import { thumbBar, useCountText } from './CartBar.tsx'
import { CartNotes } from './CartNotes.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import type { Choosing } from './useChoosing.ts'
import { useOrdering } from './useOrdering.ts'
import type { PlaceOrder } from './usePlaceOrder.ts'

interface CartPanelProps {
  choosing: Choosing
  /** Shows all that is known of a product, and the wish for when it runs out. */
  look: (productId: number) => void
  notes: readonly CartNote[]
  placing: PlaceOrder
  isEdit: boolean
  /** The customer comes for the food and carries it home. */
  isCarried: boolean
}

/** The cart: its lines, what the check changed, the limits that it is above, and the order. */
export default function CartPanel({ choosing, look, notes, placing, isEdit, isCarried }: CartPanelProps) {
  const text = useText(cartTexts)
  const countText = useCountText()
  const { lines } = choosing.cart
  return (
    <>
      <Panel title={text('cart')} actions={<span>{countText(choosing.cart)}</span>}>
        <CartNotes notes={notes} />
        {lines.length === 0 ? (
          <Box sx={{ py: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>{text('cartEmpty')}</Typography>
            <Typography color="textSecondary">{text('cartEmptyText')}</Typography>
          </Box>
        ) : (
          <Lines choosing={choosing} look={look} />
        )}
        {isCarried ? <Carry choosing={choosing} /> : null}
        <Limits choosing={choosing} />
        <Points choosing={choosing} />
        <NeedsNote choosing={choosing} />
        {placing.failure ? (
          <Alert severity="error" role="alert" sx={{ my: 1.5 }}>
            {placing.failure}
          </Alert>
        ) : null}
        {lines.length > 0 ? <Rest placing={placing} /> : null}
        <Typography role="status" sx={visuallyHidden}>
          {countText(choosing.cart)}
        </Typography>
      </Panel>
      {lines.length > 0 ? <PlaceButton choosing={choosing} placing={placing} isEdit={isEdit} /> : null}
    </>
  )
}

function Lines({ choosing, look }: Pick<CartPanelProps, 'choosing' | 'look'>) {
  const text = useText(cartTexts)
  const { cart, products, setQuantity } = choosing
  return (
    <List
      disablePadding
      sx={{ maxHeight: { md: 'calc(100dvh - 420px)' }, minHeight: { md: 120 }, overflowY: { md: 'auto' } }}
    >
      {cart.lines.map((line) => {
        const product = products.get(line.PantryInventoryItemID)
        if (!product) return <UncheckedLine key={line.PantryInventoryItemID} line={line} />
        return (
          <Box component="li" key={product.ID} sx={{ ...lineLook, flexWrap: 'wrap' }}>
            <ProductPicture product={product} size={40} />
            <ButtonBase onClick={() => look(product.ID)} sx={rowButton}>
              <Box component="span" sx={nameLook}>
                {isolate(product.Name)}
              </Box>
              {line.Substitution && line.Substitution !== 'similar' ? (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ lineHeight: 1.3 }}>
                  {text(`wish.${line.Substitution}`)}
                </Typography>
              ) : null}
            </ButtonBase>
            <QuantityButtons
              isRound
              isRemovable
              product={product}
              quantity={line.Quantity}
              isBlocked={addBlock(product, cart) !== undefined}
              onChange={(quantity) => setQuantity(product, quantity)}
            />
            <AllergenYes line={line} choosing={choosing} />
          </Box>
        )
      })}
    </List>
  )
}

/** A declared allergen in a line, and the yes to it. */
function AllergenYes({ line, choosing }: { line: CartLine; choosing: Choosing }) {
  const text = useText(needsTexts)
  const { isOwn } = useOrdering()
  const fitLines = useFitLines(isOwn)
  const { products, rules, cart, setLines } = choosing
  const product = products.get(line.PantryInventoryItemID)
  const fit = product && foodFit(product, rules)
  const found = fit ? [...fit.contains, ...fit.mayContain] : []
  if (found.length === 0) return null
  const isSaid = allergensAsked(line, choosing).length === 0
  const say = (yes: boolean) =>
    setLines(
      cart.lines.map((one) => {
        if (one.PantryInventoryItemID !== line.PantryInventoryItemID) return one
        const { AcceptedAllergens: _, ...rest } = one
        return yes ? { ...rest, AcceptedAllergens: found } : rest
      }),
    )
  return (
    <Alert severity="warning" icon={false} role="note" sx={{ width: '100%', py: 0, mb: 0.5 }}>
      {fitLines(fit)
        .filter(({ isAllergen }) => isAllergen)
        .map((one) => (
          <div key={one.line}>{one.line}</div>
        ))}
      <FormControlLabel
        control={
          <Checkbox
            checked={isSaid}
            onChange={(_, yes) => say(yes)}
            slotProps={{ input: { 'aria-label': text('wantedNamed', { name: line.Name }) } }}
          />
        }
        label={text('wanted')}
        sx={{ minHeight: 44 }}
      />
    </Alert>
  )
}

/** Points that are left, and what keeps the order back or is not known of its food. */
function Points({ choosing: { cart } }: { choosing: Choosing }) {
  const { language } = useLanguage()
  return pointsLeft(cart)
    .filter(({ left }) => left >= 0)
    .map((one) => (
      <Typography key={one.limit.ID} sx={{ mt: 1, fontWeight: 600 }}>
        {pointsText(one, language)}
      </Typography>
    ))
}

function NeedsNote({ choosing }: { choosing: Choosing }) {
  const text = useText(needsTexts)
  const of = { lines: choosing.cart.lines, products: choosing.products, rules: choosing.rules }
  const unknown = unknownInCart(of)
  return (
    <>
      {unknown.length > 0 ? (
        <Alert severity="info" role="note" sx={{ my: 1.5 }}>
          {text('unknownCart', { names: unknown.join(', ') })}
        </Alert>
      ) : null}
      {isYesMissing(of) ? (
        <Alert severity="warning" role="alert" sx={{ my: 1.5 }}>
          {text('askCart')}
        </Alert>
      ) : null}
    </>
  )
}

/** Food that the list lacks while it can't be checked: it stays in the cart, and the order decides. */
function UncheckedLine({ line: { Name, Quantity } }: { line: CartLine }) {
  const text = useText(cartTexts)
  return (
    <Box component="li" sx={lineLook}>
      <Typography sx={nameLook}>
        {Name} × {Quantity}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('unchecked')}
      </Typography>
    </Box>
  )
}

function Limits({ choosing: { cart } }: { choosing: Choosing }) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const broken = brokenLimits(cart)
  const items = itemsAbove(cart)
  const above = pointsLeft(cart)
    .filter(({ left }) => left < 0)
    .map((one) => ({ ...one, words: pointsText(one, language) }))
  if (broken.length === 0) return null
  return (
    <Alert severity="warning" role="alert" sx={{ my: 1.5 }}>
      {broken.map((limit) => (
        <div key={`${limit.Source} ${limit.SourceID} ${limit.ID}`}>
          {above.find((one) => one.limit.ID === limit.ID)?.words ?? limitText(limit, language)}
        </div>
      ))}
      {items > 0 ? <div>{text(plural(language, 'tooMany', items), { count: items })}</div> : null}
    </Alert>
  )
}

/** Weight, bags and cold food: nobody stands there without bags. */
function Carry({ choosing: { cart, products } }: { choosing: Choosing }) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const carry = carryOf(cart.lines, products)
  if (!carry) return null
  const { pounds, bags, cold } = carry
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {text(plural(language, 'carry', bags), { pounds, bags })}{' '}
      {cold > 0 ? text(plural(language, 'carryCold', cold), { count: cold }) : null}
    </Typography>
  )
}

function Rest({ placing }: Pick<CartPanelProps, 'placing'>) {
  const text = useText(cartTexts)
  return (
    <FormControlLabel
      control={<Checkbox checked={placing.isRestWanted} onChange={(_, wanted) => placing.wantRest(wanted)} />}
      label={text('orderRest')}
      sx={{ mt: 1, minHeight: 48 }}
    />
  )
}

/** On a phone where the thumb is, however long the cart. */
function PlaceButton({ choosing, placing, isEdit }: Pick<CartPanelProps, 'choosing' | 'placing' | 'isEdit'>) {
  const text = useText(cartTexts)
  const waitText = useText(waitlistTexts)
  const isOnline = useIsOnline()
  const [idle, busy] = isEdit ? (['save', 'saving'] as const) : (['place', 'placing'] as const)
  const { lines } = choosing.cart
  const isBlocked = brokenLimits(choosing.cart).length > 0 || isYesMissing({ ...choosing, lines })
  return (
    <Box sx={{ ...thumbBar, display: 'block' }}>
      {isOnline ? null : (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {text('cartKept')}
        </Alert>
      )}
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={isBlocked || placing.isPlacing || !isOnline}
        aria-busy={placing.isPlacing}
        onClick={() => void placing.place()}
        sx={{ minHeight: 56, boxShadow: { xs: 4, md: 0 } }}
      >
        {placing.isFull ? waitText('wait') : text(placing.isPlacing ? busy : idle)}
      </Button>
    </Box>
  )
}

const lineLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  py: 0.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const
const rowButton = {
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'center',
  textAlign: 'start',
  font: 'inherit',
} as const
/** Two lines at most: a row stays a row. */
const nameLook = {
  flex: 1,
  minWidth: 0,
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const
