import { Box } from '@mui/material'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import {
  maxBrand,
  maxPantryProductName,
  maxProductDescription,
  maxShelf,
} from '../../../../shared/pantry/products/product.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { TranslatedFields } from '../../core/ui/form/TranslatedFields.tsx'
import { useText } from '../../core/words/language.tsx'
import { AllergenFields } from './AllergenFields.tsx'
import { derivedPounds, maxima, type ProductValues } from './productForm.ts'

export type InventoryBase = Value<typeof inventory.getInventoryBase>

/** With the dictionary. */
const ProposedName = lazy(() => import('./ProposedName.tsx'))

interface ProductFieldsProps {
  base: InventoryBase | undefined
  /** Below the name, and among the numbers: what only one of the forms has. */
  belowName?: ReactNode
  moreNumbers?: ReactNode
}

/** The fields of a product, in both of its forms. */
export function ProductFields({ base, belowName, moreNumbers }: ProductFieldsProps) {
  const text = useText(productTexts)
  const { control } = useFormContext<ProductValues>()
  const { data: sources } = useApi(inventory.listItemSources, {}, { revalidateOnFocus: false })
  usePoundsOfSize()
  const options = (list: readonly { ID: number; Name: string }[] = []) =>
    list.map(({ ID, Name }) => ({ value: ID, label: Name }))
  const field = { control }
  const choice = { control, emptyLabel: text('choose') }
  return (
    <>
      <TextField {...field} name="Name" label={text('itemName')} htmlInput={{ maxLength: maxPantryProductName }} />
      {belowName}
      <TextField
        {...field}
        name="Description"
        label={text('description')}
        htmlInput={{ maxLength: maxProductDescription }}
        multiline
        maxRows={6}
      />
      <TranslatedFields
        openLabel={text('otherLanguages')}
        texts={[
          { name: 'Name', label: text('itemName'), maxLength: maxPantryProductName },
          { name: 'Description', label: text('description'), maxLength: maxProductDescription, isLong: true },
        ]}
        below={(language) => (
          <Suspense fallback={null}>
            <ProposedName language={language} />
          </Suspense>
        )}
      />
      <Pair>
        <NumberField name="Amount" label={text('size')} />
        <SelectField
          {...choice}
          name="UnitOfMeasureID"
          label={text('unitOfMeasure')}
          options={options(base?.UnitOfMeasures)}
        />
        <SelectField
          {...choice}
          name="DonationPackageTypeID"
          label={text('packageType')}
          options={options(base?.DonationPackageTypes)}
        />
        <NumberField name="EachQuantity" label={text('eachQty')} helperText={text('eachHint')} isWhole />
        <NumberField name="WeightPounds" label={text('pounds')} helperText={text('poundsHint')} />
        <SelectField {...choice} name="PantryInventoryItemSourceID" label={text('source')} options={options(sources)} />
        <SelectField
          {...choice}
          name="StorageRequirementID"
          label={text('storageRequirement')}
          options={options(base?.StorageRequirements)}
        />
        <NumberField
          name="LowStockQuantityThreshold"
          label={text('lowThreshold')}
          helperText={text('lowHint')}
          isWhole
        />
        {moreNumbers}
        <TextField {...field} name="Brand" label={text('brand')} htmlInput={{ maxLength: maxBrand }} />
        {base && base.StorageLocations.length > 0 ? (
          <SelectField
            {...field}
            name="PantryInventoryStorageLocationID"
            label={text('storageLocation')}
            emptyLabel={text('noStorage')}
            options={base.StorageLocations.map(({ ID, Label }) => ({ value: ID, label: Label }))}
          />
        ) : null}
        <TextField {...field} name="Location" label={text('location')} htmlInput={{ maxLength: maxShelf }} />
        <TextField
          {...field}
          name="Gtin"
          label={text('gtin')}
          helperText={text('gtinHint')}
          htmlInput={{ inputMode: 'numeric', maxLength: 14, autoComplete: 'off' }}
        />
      </Pair>
      <AllergenFields />
    </>
  )
}

/** Two fields beside each other where they fit. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
    {children}
  </Box>
)

interface NumberFieldProps {
  name: keyof typeof maxima & keyof ProductValues
  label: string
  helperText?: string
  isWhole?: boolean
}

function NumberField({ name, isWhole = false, ...props }: NumberFieldProps) {
  const { control } = useFormContext<ProductValues>()
  return (
    <TextField
      control={control}
      name={name}
      {...props}
      errorValues={{ max: maxima[name].toLocaleString('en') }}
      htmlInput={{ inputMode: isWhole ? 'numeric' : 'decimal', autoComplete: 'off' }}
    />
  )
}

/** Pounds follow size and unit where these give them; what they gave is cleared when they give none any more. */
function usePoundsOfSize() {
  const { control, getValues, setValue, formState } = useFormContext<ProductValues>()
  const [Amount, UnitOfMeasureID] = useWatch({ control, name: ['Amount', 'UnitOfMeasureID'] })
  const derived = derivedPounds({ Amount, UnitOfMeasureID })
  const last = useRef(derived)
  const { isSubmitted } = formState
  useEffect(() => {
    if (derived === last.current) return
    const isOwn = getValues('WeightPounds') !== last.current
    if (derived !== '' || !isOwn) setValue('WeightPounds', derived, { shouldDirty: true, shouldValidate: isSubmitted })
    last.current = derived
  }, [derived, getValues, setValue, isSubmitted])
}
