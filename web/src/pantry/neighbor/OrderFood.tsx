import { Box, List, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { neighborTexts } from '../../../../shared/pantry/neighbor/texts.ts'
import { type OrderItem, orderedName, type ShownOrder } from '../../../../shared/pantry/orders/wire.ts'
import { Thumbnail } from '../../core/figures/Thumbnail.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { isolate } from '../../core/words/direction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

/** Food of the order: as handed over once it is, as packed or ordered before. */
export function OrderFood({ order: { PantryOrderItems: items, TotalItems: count } }: { order: ShownOrder }) {
  const text = useText(neighborTexts)
  const { language } = useLanguage()
  return (
    <Panel
      title={text('food')}
      actions={<Typography color="textSecondary">{text(plural(language, 'items', count), { count })}</Typography>}
      isFlush
    >
      <List disablePadding>
        {items.map((item) => (
          <Line key={item.PantryInventoryItem.ID} item={item} insteadOf={orderedName(items, item)} />
        ))}
      </List>
    </Panel>
  )
}

function Line({ item, insteadOf }: { item: OrderItem; insteadOf: string | undefined }) {
  const text = useText(neighborTexts)
  const product = item.PantryInventoryItem
  const quantity = item.HandedOverQuantity ?? item.PackedQuantity ?? item.Quantity
  return (
    <Box component="li" sx={lineLook}>
      <Thumbnail name={product.Name} path={product.AttachmentCollection[0]?.Attachment.StoragePath} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{isolate(product.Name)}</Typography>
        {insteadOf ? <Typography variant="body2">{text('insteadOf', { name: insteadOf })}</Typography> : null}
        {product.Description ? (
          <Typography variant="body2" color="textSecondary">
            {isolate(product.Description)}
          </Typography>
        ) : null}
      </Box>
      <Typography sx={{ fontWeight: 700, fontSize: 'h3.fontSize' }}>× {quantity}</Typography>
    </Box>
  )
}

const lineLook = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  px: 2.5,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
