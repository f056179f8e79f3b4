import { Alert, AlertTitle, Box, Button, List } from '@mui/material'
import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { maxPantryProductName } from '../../../../shared/pantry/products/product.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow, ProductView } from '../../../../shared/pantry/products/view.ts'
import { Refused } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useTabDraft } from '../../core/ui/form/useTabDraft.tsx'
import { useText } from '../../core/words/language.tsx'
import { ItemTypeField } from './ItemTypeField.tsx'
import { type InventoryBase, ProductFields } from './ProductFields.tsx'
import { packedAs } from './packedAs.ts'
import {
  maxima,
  type NewProductValues,
  newItemInput,
  newProductSchema,
  newProductValues,
  otherItemType,
  valuesOf,
} from './productForm.ts'
import { similarSearch } from './similarItems.ts'
import { useProductStart } from './useProductStart.ts'

interface DialogProps {
  base: InventoryBase | undefined
  onClose: () => void
  onAdded: (added: ProductView) => void
  onOpen: (id: number) => void
}

/** Adds a product: of which item type it is, what it is, and how much of it there is. */
export default function ProductDialog({ base, onClose, onAdded, onOpen }: DialogProps) {
  const text = useText(productTexts)
  const form = useDraftForm(newProductSchema, newProductValues)
  const submit = useSubmit(form, inventory.addItem, {
    toInput: newItemInput,
    failed: (error) => (error instanceof Refused ? error.reason || text('addFailed') : text('addFailed2')),
    done: (added) => text('productAdded', { name: added.Name }),
    onSuccess: onAdded,
  })
  const { control } = form
  const restored = useTabDraft(form, { name: 'product', fresh: newProductValues })
  const typeId = useWatch({ control, name: 'PantryItemID' })
  const { data: products } = useApi(inventory.listItems, {}, { revalidateOnFocus: false })
  const { model, isSameType } = useProductStart(form, base, products)
  return (
    <FormDialog
      title={text('addTitle')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={productTexts}
      submitLabel={text('addProduct')}
      maxWidth="md"
      isLong
    >
      {restored}
      <ItemTypeField types={base?.PantryItems ?? []} />
      {typeId === otherItemType ? (
        <TextField
          control={control}
          name="NewItemType"
          label={text('itemTypeNew')}
          helperText={text('itemTypeNewHint')}
          htmlInput={{ maxLength: maxPantryProductName }}
        />
      ) : null}
      {model ? (
        <Alert severity="info">{text(isSameType ? 'asSameType' : 'asLastProduct', { name: model })}</Alert>
      ) : null}
      <ProductFields
        base={base}
        belowName={<Similar {...{ form, base, products, onOpen }} />}
        moreNumbers={
          <TextField
            control={control}
            name="Quantity"
            label={text('quantity')}
            errorValues={{ max: maxima.Quantity.toLocaleString('en') }}
            htmlInput={{ inputMode: 'numeric', autoComplete: 'off' }}
          />
        }
      />
    </FormDialog>
  )
}

interface SimilarProps extends Pick<DialogProps, 'base' | 'onOpen'> {
  form: UseFormReturn<NewProductValues>
  products: readonly ProductGridRow[] | undefined
}

/** Products that the pantry may have already, by what is typed as the name. */
function Similar({ form, base, products, onOpen }: SimilarProps) {
  const text = useText(productTexts)
  const search = useMemo(() => similarSearch(products ?? [], base?.PantryItems ?? []), [products, base])
  const name = useWatch({ control: form.control, name: 'Name' })
  const found = useMemo(() => search(name), [search, name])
  if (found.length === 0) return null
  const copy = (product: ProductGridRow) => {
    for (const [field, value] of Object.entries({ ...valuesOf(product), Gtin: '', PackingOrder: '' }))
      form.setValue(field as keyof NewProductValues, value, { shouldDirty: true })
    form.setValue('PantryItemID', product.PantryItemID, { shouldDirty: true })
    form.clearErrors()
  }
  return (
    <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle>{text('similar')}</AlertTitle>
      {text('similarLead')}
      <List disablePadding sx={{ mt: 1, display: 'grid', gap: 0.5 }}>
        {found.map((product) => (
          <Box component="li" key={product.ID} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{product.Name}</strong> {packedAs(product)} · {product.PantryInventoryItemSource.Name}
            </Box>
            <Button
              size="small"
              aria-label={text('openSimilarNamed', { name: product.Name })}
              onClick={() => onOpen(product.ID)}
            >
              {text('open')}
            </Button>
            <Button
              size="small"
              aria-label={text('copySimilarNamed', { name: product.Name })}
              onClick={() => copy(product)}
            >
              {text('copy')}
            </Button>
          </Box>
        ))}
      </List>
    </Alert>
  )
}
