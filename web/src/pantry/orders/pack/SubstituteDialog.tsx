import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, List, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { plural } from '../../../../../shared/core/text/text.ts'
import * as ordering from '../../../../../shared/pantry/ordering/api.ts'
import { substitutesFor } from '../../../../../shared/pantry/ordering/substitute.ts'
import type { OrderToPack, PackingLine, PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { foodSearch, textsOfFood } from '../../../../../shared/pantry/products/foodSearch.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { LineButton } from '../../../core/ui/LineButton.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useFoodWords } from '../../products/useFoodWords.ts'

export interface SubstituteProps {
  order: OrderToPack
  line: PackingLine
  window: Pick<PackingWindow, 'ID' | 'Kind'>
  /** Missing quantity of the line. */
  missing: number
  onChoose: (productId: number, quantity: number) => void
  onClose: () => void
}

/**
 * Choice of a substitute for what the shelf lacks: from the products that the neighbor can order at the place, similar
 * ones first.
 */
export default function SubstituteDialog({ order, line, window, missing, onChoose, onClose }: SubstituteProps) {
  const text = useText(orderWorkTexts)
  const frame = useText(frameTexts)
  const { language } = useLanguage()
  const titleId = useId()
  const [search, setSearch] = useState('')
  const sought = useFoodWords(true)
  const { data, error, mutate } = useApi(ordering.listProductsToOrder, {
    id: order.FoodInsecureNeighbor.ID,
    OrderID: order.ID,
    ...(window.Kind === 'pickup'
      ? { PantryLocationPickupTimeID: window.ID }
      : {
          FoodBankDeliveryTimeID: window.ID,
          FoodInsecureNeighborAddressID: order.FoodInsecureNeighborAddressID ?? undefined,
        }),
  })
  const inOrder = order.Lines.map(({ PantryInventoryItemID }) => PantryInventoryItemID)
  const found = data && foodSearch(substitutesFor(line, data.rows, inOrder), textsOfFood)(search, sought)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{text('substituteTitle', { name: line.Name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>
          {text(plural(language, 'substituteMissing', missing), { count: missing })}
        </Typography>
        {line.Substitution === 'none' || line.Substitution === 'ask' ? (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {text(`wishTold.${line.Substitution}`)}
          </Alert>
        ) : null}
        <TextInput
          label={text('substituteSearch')}
          type="search"
          value={search}
          onChange={setSearch}
          sx={{ mt: 0.5, mb: 1 }}
        />
        {error && !data ? <LoadFailed error={error} onRetry={() => void mutate()} /> : null}
        {data || error ? null : <RowsSkeleton rows={4} height={56} />}
        {found?.length === 0 ? <Typography sx={{ py: 2 }}>{text('substituteNone')}</Typography> : null}
        {found && found.length > 0 ? (
          <Choices line={line} products={found} missing={missing} onChoose={onChoose} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{frame('cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoicesProps extends Pick<SubstituteProps, 'line' | 'missing' | 'onChoose'> {
  products: readonly { ID: number; PantryItemID: number; Name: string; Quantity: number }[]
}

/** Similar products under a heading of their own; where there is none, that is said. */
function Choices({ line, products, missing, onChoose }: ChoicesProps) {
  const text = useText(orderWorkTexts)
  const [similar, others] = [true, false].map((is) =>
    products.filter(({ PantryItemID }) => (PantryItemID === line.PantryItemID) === is),
  )
  const groups = [
    { title: text('substituteSimilar'), rows: similar ?? [] },
    { title: text(similar?.length ? 'substituteOthers' : 'substituteNoSimilar'), rows: others ?? [] },
  ]
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <Box key={title} component="section" sx={{ mt: 1.5 }}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <List disablePadding>
          {rows.map(({ ID, Name, Quantity }) => (
            <li key={ID}>
              <LineButton onClick={() => onChoose(ID, Math.min(missing, Quantity))} sx={sides}>
                <Typography sx={{ fontWeight: 600 }}>
                  {Math.min(missing, Quantity)} × {Name}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {text('substituteLeft', { count: Quantity })}
                </Typography>
              </LineButton>
            </li>
          ))}
        </List>
      </Box>
    ))
}

const sides = { minHeight: 56, px: 1, justifyContent: 'space-between', gap: 2 } as const
