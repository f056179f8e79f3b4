import { Alert, Stack, Typography } from '@mui/material'
import { languageIn } from '../../../../../shared/core/text/languageIn.ts'
import { needsTexts } from '../../../../../shared/pantry/needs/texts.ts'
import { needNames } from '../../../../../shared/pantry/needs/words.ts'
import { type HandOverWarning, warningSentence } from '../../../../../shared/pantry/orders/handOver.ts'
import { countedQuantity } from '../../../../../shared/pantry/orders/order.ts'
import { orderTexts } from '../../../../../shared/pantry/orders/texts/orders.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { tefapTexts } from '../../../../../shared/pantry/tefap/texts.ts'
import { listedDay } from '../../../core/time/time.ts'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { usePackMarks } from '../../needs/foodWords.ts'
import { SignNow } from '../../tefap/SignNow.tsx'
import { customerName, pickupWindowText } from '../orderText.ts'
import { AskInstead } from './AskInstead.tsx'
import { BagChips } from './BagChips.tsx'
import type { OrderToHandOver } from './orderToHandOver.ts'

interface FactsProps {
  order: OrderToHandOver
  warnings: readonly HandOverWarning[]
  onSigned: () => void
  onChanged: (order: OrderToHandOver) => void
}

/** Facts of an order before it is handed over: warnings first, then neighbor, time, place, bags, language and notes. */
export function HandOverFacts({ order, warnings, onSigned, onChanged }: FactsProps) {
  const text = useText(orderWorkTexts)
  const orderText = useText(orderTexts)
  const tefapText = useText(tefapTexts)
  const { language } = useLanguage()
  const { AtTable } = order
  const isDelivery = order.FoodBankDeliveryTimeID !== null
  const place = isDelivery ? orderText('delivery') : (order.PantryLocation?.Label ?? '')
  const held = order.PantryOrderItems.flatMap((one) =>
    order.OnHold?.includes(one.PantryInventoryItem.ID)
      ? [`${countedQuantity(one)} × ${one.PantryInventoryItem.Name}`]
      : [],
  )
  return (
    <Stack spacing={1.5}>
      {warnings.length > 0 ? (
        <Alert severity="error" variant="filled">
          {warnings.map((warning) => (
            <div key={warning}>{warningSentence(warning)[language]}</div>
          ))}
          {warnings.includes('noCertificate') ? (
            <SignNow customerId={order.FoodInsecureNeighbor.ID} onSigned={onSigned} />
          ) : null}
          {held.length > 0 ? <strong>{text('takeOut', { names: held.join(', ') })}</strong> : null}
        </Alert>
      ) : null}
      <div>
        <Typography component="p" sx={nameLook}>
          {customerName(order)}
        </Typography>
        <Typography color="textSecondary">
          {[
            text('handOverOf', { code: order.Code, count: order.TotalItems }),
            `${listedDay(order.PickupOrDeliveryDate, language)}, ${pickupWindowText(order, language)}`,
            place,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      <BagChips order={order}>
        {AtTable && AtTable.Language !== language ? (
          <StatusChip tone="warning" label={text('speaks', { language: languageIn(AtTable.Language, language) })} />
        ) : null}
      </BagChips>
      {AtTable?.Proxies ? (
        <Typography>{tefapText('mayPickUp', { names: AtTable.Proxies.join(', ') })}</Typography>
      ) : null}
      {AtTable?.Notes ? (
        <Alert severity="warning" sx={noteLook}>
          {text('noteOfNeighbor')}: {AtTable.Notes}
        </Alert>
      ) : null}
      <AllergiesAtTable order={order} />
      <AskInstead order={order} onChanged={onChanged} />
      {order.Notes.map(({ ID, Note, IsVisibleToFoodInsecureNeighbor }) => (
        <Alert key={ID} severity="warning" sx={noteLook}>
          {IsVisibleToFoodInsecureNeighbor ? Note : `${text('noteForStaff')}: ${Note}`}
        </Alert>
      ))}
    </Stack>
  )
}

/** Allergies of the household, and what in its bags has some of them: to be asked about first, or with its yes. */
function AllergiesAtTable({ order: { AtTable, PantryOrderItems } }: Pick<FactsProps, 'order'>) {
  const text = useText(needsTexts)
  const { language } = useLanguage()
  const packMarks = usePackMarks()
  if (!AtTable?.Allergies) return null
  const { Declared, Lines } = AtTable.Allergies
  const nameOf = (id: number) =>
    PantryOrderItems.find(({ PantryInventoryItem: { ID } }) => ID === id)?.PantryInventoryItem.Name ?? ''
  const isFound = ({ Contains, MayContain }: (typeof Lines)[number]) => Contains.length + MayContain.length > 0
  const unknown = Lines.filter((line) => !isFound(line)).map(({ PantryInventoryItemID: id }) => nameOf(id))
  return (
    <Alert severity={Lines.some(({ ToAsk }) => ToAsk.length > 0) ? 'error' : 'warning'} sx={noteLook}>
      <strong>
        {text('allergens')}: {needNames(Declared, language)}
      </strong>
      {Lines.filter(isFound).map(({ PantryInventoryItemID: id, ...found }) => (
        <div key={id}>
          {nameOf(id)}:{' '}
          {packMarks(found)
            .map(({ label }) => label)
            .join(' · ')}
        </div>
      ))}
      {unknown.length > 0 ? (
        <div>
          {text('readLabel')}: {unknown.join(', ')}
        </div>
      ) : null}
    </Alert>
  )
}

/** Read across the table. */
const nameLook = { typography: 'display', overflowWrap: 'anywhere' } as const
const noteLook = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const
