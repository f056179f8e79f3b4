import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, IconButton, List, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { type CartLine, type CartNote, itemCount } from '../../../../shared/pantry/ordering/cart.ts'
import { addBlock, brokenLimits, itemsAbove, limitText } from '../../../../shared/pantry/ordering/cartLimits.ts'
import { cartTexts } from '../../../../shared/pantry/ordering/texts/cart.ts'
import { useIsOnline } from '../../core/online.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { QuantityButtons } from '../orders/walkIn/QuantityButtons.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import type { Choosing } from './useChoosing.ts'
import type { PlaceOrder } from './usePlaceOrder.ts'

interface CartPanelProps {
  choosing: Choosing
  notes: readonly CartNote[]
  placing: PlaceOrder
  isEdit: boolean
}

/** The cart: its lines, what the check changed, the limits that it is above, and the order. */
export function CartPanel({ choosing, notes, placing, isEdit }: CartPanelProps) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const { lines } = choosing.cart
  const count = itemCount(lines)
  return (
    <Panel title={text('cart')} actions={<CountOfCart choosing={choosing} />}>
      <CartNotes notes={notes} />
      {lines.length === 0 ? (
        <Box sx={{ py: 2 }}>
          <Typography sx={{ fontWeight: 650 }}>{text('cartEmpty')}</Typography>
          <Typography color="textSecondary">{text('cartEmptyText')}</Typography>
        </Box>
      ) : (
        <Lines choosing={choosing} />
      )}
      <Limits choosing={choosing} />
      {placing.failure ? (
        <Alert severity="error" role="alert" sx={{ my: 1.5 }}>
          {placing.failure}
        </Alert>
      ) : null}
      {count > 0 ? <PlaceButton choosing={choosing} placing={placing} isEdit={isEdit} /> : null}
      <Typography role="status" sx={visuallyHidden}>
        {text(plural(language, 'cartItems', count), { count })}
      </Typography>
    </Panel>
  )
}

function CountOfCart({ choosing: { cart, rules } }: { choosing: Choosing }) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const count = itemCount(cart.lines)
  const max = rules.ItemsPerOrder?.Value
  return (
    <Typography component="span">
      {max === undefined ? text(plural(language, 'cartItems', count), { count }) : text('ofGlobal', { count, max })}
    </Typography>
  )
}

function Lines({ choosing }: { choosing: Choosing }) {
  const text = useText(cartTexts)
  const { cart, products, setQuantity } = choosing
  return (
    <List disablePadding>
      {cart.lines.map((line) => {
        const product = products.get(line.PantryInventoryItemID)
        if (!product) return <UncheckedLine key={line.PantryInventoryItemID} line={line} />
        return (
          <Box component="li" key={product.ID} sx={lineLook}>
            <ProductPicture product={product} size={48} />
            <Typography sx={{ flex: '1 1 120px', minWidth: 0 }}>{product.Name}</Typography>
            <QuantityButtons
              product={product}
              quantity={line.Quantity}
              isBlocked={addBlock(product, cart) !== undefined}
              onChange={(quantity) => setQuantity(product, quantity)}
            />
            <IconButton
              aria-label={text('remove', { name: product.Name })}
              onClick={() => setQuantity(product, 0)}
              sx={{ width: 48, height: 48 }}
            >
              <DeleteOutlined />
            </IconButton>
          </Box>
        )
      })}
    </List>
  )
}

/** Food that the list lacks while it can't be checked: it stays in the cart, and the order decides. */
function UncheckedLine({ line: { Name, Quantity } }: { line: CartLine }) {
  const text = useText(cartTexts)
  return (
    <Box component="li" sx={lineLook}>
      <Typography sx={{ flex: '1 1 120px', minWidth: 0 }}>
        {Name} × {Quantity}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('unchecked')}
      </Typography>
    </Box>
  )
}

/** Notes on what can no longer be had, in the words of the specification (sections 5 and 8). */
export function CartNotes({ notes }: { notes: readonly CartNote[] }) {
  const text = useText(cartTexts)
  if (notes.length === 0) return null
  const gone = notes.filter(({ kind }) => kind === 'gone').map(({ name }) => name)
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
      {notes.map((note) =>
        note.kind === 'gone' ? null : (
          <div key={note.id}>
            {text('removedOf', {
              name: note.name,
              note: text(note.kind === 'cut' ? 'removedMatch' : 'removedMatchStop', { n: note.count }),
            })}
          </div>
        ),
      )}
      {gone.length > 0 ? <div>{text('gone', { names: gone.join(', ') })}</div> : null}
    </Alert>
  )
}

function Limits({ choosing: { cart } }: { choosing: Choosing }) {
  const text = useText(cartTexts)
  const { language } = useLanguage()
  const broken = brokenLimits(cart)
  const above = itemsAbove(cart)
  if (broken.length === 0) return null
  return (
    <Alert severity="warning" role="alert" sx={{ my: 1.5 }}>
      {broken.map((limit) => (
        <div key={`${limit.Source} ${limit.SourceID} ${limit.ID}`}>{limitText(limit, language)}</div>
      ))}
      {above > 0 ? <div>{text(plural(language, 'tooMany', above), { count: above })}</div> : null}
    </Alert>
  )
}

function PlaceButton({ choosing, placing, isEdit }: Omit<CartPanelProps, 'notes'>) {
  const text = useText(cartTexts)
  const isOnline = useIsOnline()
  const [idle, busy] = isEdit ? (['save', 'saving'] as const) : (['place', 'placing'] as const)
  const isBlocked = brokenLimits(choosing.cart).length > 0
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={placing.isRestWanted} onChange={(_, wanted) => placing.wantRest(wanted)} />}
        label={text('orderRest')}
        sx={{ my: 1, minHeight: 48 }}
      />
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
        sx={{ minHeight: 56 }}
      >
        {text(placing.isPlacing ? busy : idle)}
      </Button>
    </>
  )
}

const lineLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const
