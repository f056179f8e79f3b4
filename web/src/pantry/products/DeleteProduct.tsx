import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { serverReason } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import type { ProductDetails } from './productDetails.ts'

/** Asks, deletes and reports; a product that current orders hold stays, with the server's reason. */
export function DeleteProduct({ product, onRemoved }: { product: ProductDetails; onRemoved: () => void }) {
  const { ID: id, Name: name, ShelfQuantity: shelf } = product
  const text = useText(productTexts)
  const { language } = useLanguage()
  const [failure, tell] = useState<string>()
  const { act, busy } = useAction({ isLeaving: true, tell })
  const remove = () => {
    const stock = shelf > 0 ? `${text(plural(language, 'deleteStock', shelf), { count: shelf })} ` : ''
    const ask = {
      title: text('deleteQuestion', { name }),
      text: `${stock}${text('deleteText')}`,
      confirm: text('delete'),
      isDangerous: true,
    }
    const failed = (error: unknown) => serverReason(error) ?? text('deleteFailed')
    return act(inventory.removeItem, { id }, { ask, done: text('deleted'), failed, onDone: onRemoved })
  }
  return (
    <Box>
      {failure ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      ) : null}
      <Button color="error" variant="outlined" loading={busy} onClick={() => void remove()}>
        {text('delete')}
      </Button>
    </Box>
  )
}
