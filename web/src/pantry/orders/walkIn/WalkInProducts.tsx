import {
  Alert,
  Autocomplete,
  Box,
  Checkbox,
  Divider,
  FormControlLabel,
  TextField as MuiTextField,
  Typography,
} from '@mui/material'
import { Fragment, lazy, Suspense, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { app } from '../../../../../shared/core/text/app.ts'
import type { Allergen } from '../../../../../shared/pantry/needs/allergens.ts'
import { declaredIn, isAllergenUnknown } from '../../../../../shared/pantry/needs/fit.ts'
import { needsTexts } from '../../../../../shared/pantry/needs/texts.ts'
import { needNames } from '../../../../../shared/pantry/needs/words.ts'
import * as ordering from '../../../../../shared/pantry/ordering/api.ts'
import type { LotsToRead } from '../../../../../shared/pantry/ordering/walkIn.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { foodSearch, textsOfFood } from '../../../../../shared/pantry/products/foodSearch.ts'
import type { LineLot } from '../../../../../shared/pantry/stock/lot.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { optionLine } from '../../../core/ui/form/optionLine.tsx'
import { useChoiceTexts } from '../../../core/ui/form/useChoiceTexts.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useFoodWords } from '../../products/useFoodWords.ts'
import { LineLots } from '../pack/LineLots.tsx'
import { QuantityButtons } from './QuantityButtons.tsx'
import type { WalkInValues } from './walkInValues.ts'

const LotDialog = lazy(() => import('../pack/LotDialog.tsx'))

interface ProductsProps {
  control: Control<WalkInValues>
  customerId: number
  /** Products of which a lot is on hold. */
  toRead: readonly LotsToRead[]
  onChange: () => void
}

/** Products from the shelf of the place, each with how many of it: chosen ones leave the list. */
export function WalkInProducts({ control, customerId, toRead, onChange }: ProductsProps) {
  const text = useText(orderWorkTexts)
  const frame = useText(app)
  const choiceNames = useChoiceTexts()
  const sought = useFoodWords(true)
  const place = useWatch({ control, name: 'PantryLocationID' })
  const asked = place === null ? null : { id: customerId, PantryLocationID: place }
  const { data, isLoading } = useApi(ordering.listProductsToOrder, asked)
  const { field } = useController({ control, name: 'items' })
  const items: WalkInValues['items'] = field.value
  const allergensOf = (id: number) => data?.rows.find(({ ID }) => ID === id)?.Allergens
  const leftOf = (id: number) => data?.rows.find(({ ID }) => ID === id)?.Quantity ?? 0
  const change = (next: WalkInValues['items']) => {
    field.onChange(next)
    onChange()
  }
  const open = (data?.rows ?? []).filter(({ ID, Quantity }) => Quantity > 0 && !items.some(({ id }) => id === ID))
  type Option = (typeof open)[number]
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Autocomplete<Option>
        {...choiceNames}
        // Emptied after each choice: the next product follows.
        key={items.map(({ id }) => id).join()}
        options={open}
        value={null}
        onChange={(_, chosen) =>
          chosen && change([...items, { id: chosen.ID, name: chosen.Name, quantity: 1, accepted: [] }])
        }
        getOptionLabel={({ Name }) => Name}
        filterOptions={(all, { inputValue }) => [...foodSearch(all, textsOfFood)(inputValue, sought)]}
        getOptionKey={({ ID }) => ID}
        loading={isLoading}
        noOptionsText={frame('noOptions')}
        renderOption={optionLine(
          ({ Name }: Option) => Name,
          ({ Quantity }: Option) => text('walkInLeft', { count: Quantity }),
        )}
        renderInput={(params) => <MuiTextField {...params} label={text('walkInProduct')} />}
      />
      {items.map(({ id, name, quantity, accepted, lots = [] }) => (
        <Fragment key={id}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {text('walkInLeft', { count: leftOf(id) })}
              </Typography>
            </Box>
            <QuantityButtons
              product={{ Name: name }}
              quantity={quantity}
              isBlocked={quantity >= leftOf(id)}
              onChange={(next) =>
                change(
                  items.flatMap((one) =>
                    one.id !== id ? [one] : next > 0 ? [{ ...one, quantity: next, lots: [] }] : [],
                  ),
                )
              }
            />
          </Box>
          <AllergenYes
            name={name}
            found={declaredIn(allergensOf(id), data?.Ordering?.Needs?.Allergens ?? [])}
            isUnknown={isAllergenUnknown(allergensOf(id), data?.Ordering?.Needs?.Allergens ?? [])}
            accepted={accepted}
            onSay={(yes) => change(items.map((one) => (one.id === id ? { ...one, accepted: yes } : one)))}
          />
          <LotsOfItem
            read={toRead.find(({ PantryInventoryItemID }) => PantryInventoryItemID === id)}
            {...{ name, quantity, lots }}
            onSay={(said) => change(items.map((one) => (one.id === id ? { ...one, lots: said } : one)))}
          />
          <Divider />
        </Fragment>
      ))}
    </Box>
  )
}

interface LotsProps {
  read: LotsToRead | undefined
  name: string
  quantity: number
  lots: LineLot[]
  onSay: (lots: LineLot[]) => void
}

/** Lots of the packages, while one of the product is on hold. */
function LotsOfItem({ read, name: Name, quantity, lots, onSay }: LotsProps) {
  const text = useText(orderWorkTexts)
  const [isAsking, ask] = useState(false)
  if (!read) return null
  const line = { Name, Quantity: quantity, PackedQuantity: quantity, Lots: lots, HeldLots: read.Held }
  return (
    <Alert severity="warning" icon={false} role="note" sx={{ py: 0 }}>
      {text('walkInLots')}
      <LineLots line={line} isFixed={false} onOther={() => ask(true)} />
      <Suspense fallback={null}>
        {isAsking ? (
          <LotDialog
            line={line}
            lots={read.Lots}
            onChoose={(said) => {
              ask(false)
              onSay(said)
            }}
            onClose={() => ask(false)}
          />
        ) : null}
      </Suspense>
    </Alert>
  )
}

interface YesProps {
  name: string
  /** Allergens of the household that the product has, or may have. */
  found: Allergen[]
  isUnknown: boolean
  accepted: readonly Allergen[]
  onSay: (accepted: Allergen[]) => void
}

/** A declared allergen, and the household's yes to it. */
function AllergenYes({ name, found, isUnknown, accepted, onSay }: YesProps) {
  const text = useText(needsTexts)
  const { language } = useLanguage()
  if (found.length === 0) return isUnknown ? <Typography variant="body2">{text('readLabel')}</Typography> : null
  return (
    <Alert severity="warning" icon={false} role="note" sx={{ py: 0 }}>
      {text('hasTheirs', { names: needNames(found, language) })}
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={found.every((one) => accepted.includes(one))}
              onChange={(_, yes) => onSay(yes ? found : [])}
              slotProps={{ input: { 'aria-label': text('wantedNamed', { name }) } }}
            />
          }
          label={text('wanted')}
        />
      </div>
    </Alert>
  )
}
