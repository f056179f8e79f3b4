import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import * as inventory from '../../../shared/api/inventory.ts'
import { productTexts } from '../../../shared/text/products.ts'
import { plural } from '../../../shared/text/text.ts'
import { useConfirm } from '../app/confirm.tsx'
import { serverReason } from '../app/failure.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useAction } from '../data/useAction.ts'
import type { ProductDetails } from './productDetails.ts'

/** Asks, deletes and reports; a product that current orders hold stays, with the server's reason. */
export function DeleteProduct({ product, onRemoved }: { product: ProductDetails; onRemoved: () => void }) {
  const { ID: id, Name: name, ShelfQuantity: shelf } = product
  const text = useText(productTexts)
  const { language } = useLanguage()
  const confirm = useConfirm()
  const toast = useToast()
  const { run, busy } = useAction(inventory.removeItem)
  const [failure, setFailure] = useState<string>()
  const remove = async () => {
    const stock = shelf > 0 ? `${text(plural(language, 'deleteStock', shelf), { count: shelf })} ` : ''
    const question = {
      title: text('deleteQuestion', { name }),
      text: `${stock}${text('deleteText')}`,
      confirm: text('delete'),
    }
    if (!(await confirm({ ...question, isDangerous: true }))) return
    setFailure(undefined)
    try {
      await run({ id })
    } catch (error) {
      setFailure(serverReason(error) ?? text('deleteFailed'))
      return
    }
    toast(text('deleted'))
    onRemoved()
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
