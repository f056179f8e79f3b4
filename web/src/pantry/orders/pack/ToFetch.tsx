import { Box, Stack, Typography } from '@mui/material'
import type { FetchTotal } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { useText } from '../../../core/words/language.tsx'

/** Products still on the shelves, per storage location: fetched first, so it stands before the orders. */
export function ToFetch({ totals }: { totals: readonly FetchTotal[] }) {
  const text = useText(orderWorkTexts)
  return (
    <Panel title={text('toFetch')}>
      {totals.length === 0 ? <Typography>{text('nothingToFetch')}</Typography> : null}
      <Stack spacing={2}>
        {totals.map(({ StorageLocationID, Label, Items }) => (
          <Box key={StorageLocationID ?? 0}>
            <Typography variant="h4" component="h3">
              {Label ?? text('noPlace')}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {Items.map(({ ID, Name, Shelf, Quantity }) => (
                <li key={ID}>
                  {Quantity} × {Name} {Shelf ? `(${Shelf})` : null}
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Panel>
  )
}
