import { Alert, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import * as customers from '../../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer, ListedCustomer } from '../../../../../shared/pantry/customers/wire.ts'
import * as locations from '../../../../../shared/pantry/locations/api.ts'
import type { PickupLocationRow } from '../../../../../shared/pantry/locations/location.ts'
import * as ordering from '../../../../../shared/pantry/ordering/api.ts'
import type { LotsToRead } from '../../../../../shared/pantry/ordering/walkIn.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import { undoSeconds } from '../../../../../shared/pantry/orders/handOver.ts'
import type { PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import type { ShownOrder } from '../../../../../shared/pantry/orders/wire.ts'
import { actionKey } from '../../../core/data/actionKey.ts'
import { isLost, newKey } from '../../../core/data/client.ts'
import { serverReason } from '../../../core/data/failure.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { useSubmit } from '../../../core/data/useSubmit.ts'
import { localSetting } from '../../../core/localSetting.ts'
import { serverNow } from '../../../core/time/clock.ts'
import { Form } from '../../../core/ui/form/Form.tsx'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../../core/ui/WhenLoaded.tsx'
import { useText } from '../../../core/words/language.tsx'
import { useToast } from '../../../core/words/toast.tsx'
import { householdText } from '../../customers/CustomerFacts.tsx'
import { nameOfCustomer } from '../../customers/customerName.ts'
import { SignNow } from '../../tefap/SignNow.tsx'
import { HouseholdFields } from '../handOver/HouseholdFields.tsx'
import { toldHousehold } from '../handOver/householdToday.ts'
import { useTakeBack } from '../handOver/useTakeBack.ts'
import type { Noted } from './notedWalkIns.ts'
import { RecipientFields } from './RecipientFields.tsx'
import { WalkInProducts } from './WalkInProducts.tsx'
import { nothingTaken, typedPounds, type WalkInValues, walkInForm } from './walkInValues.ts'

/** The table stands at one location all day. */
const lastLocation = localSetting('walkInLocation', '')

interface WalkInProps {
  customerId: number
  /** All that a volunteer sees of the neighbor; staff read the profile. */
  found: ListedCustomer | undefined
  /** Written down without a connection. */
  noted: Noted | undefined
  /** No answer came: what was typed is kept on the device. */
  onLost: (noted: Noted) => void
  onServed: (order?: ShownOrder) => void
}

/** Asked once: that staff looked at a neighbor's data is recorded. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false }

const loading = <RowsSkeleton rows={4} height={56} />

export default function WalkInForm({ customerId, found, ...given }: WalkInProps) {
  const customer = useApi(customers.getFullCustomer, found ? null : { id: customerId }, once)
  if (found) return <AtLocation customer={found} {...given} />
  return (
    <WhenLoaded answer={customer} skeleton={loading}>
      {(full) => <AtLocation customer={full} note={<NeighborNote customer={full} />} {...given} />}
    </WhenLoaded>
  )
}

interface AtLocationProps extends Pick<WalkInProps, 'noted' | 'onLost' | 'onServed'> {
  customer: Pick<ListedCustomer, 'ID' | 'FirstName' | 'LastName'>
  note?: ReactNode
}

function AtLocation(props: AtLocationProps) {
  const text = useText(orderWorkTexts)
  const { EntityID } = useSession()
  const ownLocations = useApi(locations.listLocations, {})
  const windows = useApi(orders.listPackingWindows, lastLocation.get() ? null : {}, once)
  if (windows.isLoading) return loading
  return (
    <WhenLoaded answer={ownLocations} skeleton={loading}>
      {(all) => {
        const own = all.filter((one) => one.EntityID === EntityID && one.IsActive)
        return own.length === 0 ? (
          <Alert severity="warning">{text('walkInNoPlace')}</Alert>
        ) : (
          <Serving {...props} ownLocations={own} today={windows.data?.Windows ?? []} />
        )
      }}
    </WhenLoaded>
  )
}

/** A note goes out under its own key; after a lost answer the device keeps that of the try. */
function keysOf(noted: Noted | undefined) {
  const { keyFor, answered } = actionKey(newKey)
  let last = noted?.key ?? ''
  const next = (input: object) => {
    last = noted?.key ?? keyFor(input)
    return last
  }
  return { keyFor: next, answered, last: () => last }
}

interface ServingProps extends AtLocationProps {
  ownLocations: readonly PickupLocationRow[]
  /** Windows of the day, where this device has served nobody yet. */
  today: readonly PackingWindow[]
}

function Serving({ customer, note, ownLocations, today, noted, onLost, onServed }: ServingProps) {
  const text = useText(orderWorkTexts)
  const toast = useToast()
  const takeBack = useTakeBack()
  /** The limit that what is in the form is above, once the server said so. */
  const [limit, setLimit] = useState<string>()
  /** Products whose packages have to be looked at, as the server said. */
  const [toRead, setToRead] = useState<readonly LotsToRead[]>([])
  const isOpenToday = ({ ID }: PickupLocationRow) => today.some(({ PantryLocationID }) => PantryLocationID === ID)
  const last =
    ownLocations.find(({ ID }) => String(ID) === lastLocation.get()) ??
    ownLocations.find(isOpenToday) ??
    ownLocations[0]
  const form = useDraftForm(walkInForm, noted?.values ?? nothingTaken(last?.ID ?? null))
  const name = nameOfCustomer(customer)
  const [keys] = useState(() => keysOf(noted))
  const submit = useSubmit(form, ordering.serveWalkIn, {
    toInput: (sent) => ({
      id: customer.ID,
      PantryLocationID: sent.PantryLocationID ?? 0,
      PantryOrderItems: sent.items.map(({ id, quantity, accepted, lots = [] }) => ({
        ...{ PantryInventoryItemID: id, Quantity: quantity },
        ...(accepted.length > 0 ? { AcceptedAllergens: accepted } : {}),
        ...(lots.length > 0 ? { Lots: lots.map(({ Lot, Quantity }) => ({ Lot, Quantity })) } : {}),
      })),
      Pounds: typedPounds(sent.Pounds),
      TefapPounds: typedPounds(sent.TefapPounds),
      RecipientKind: sent.RecipientKind,
      RecipientName: sent.RecipientKind === 'proxy' ? sent.RecipientName.trim() : null,
      ...toldHousehold(sent),
      IsLimitRead: limit !== undefined,
      ...(noted ? { At: noted.at } : {}),
    }),
    keys,
    onSuccess: ({ Order, AboveLimit, LotsToRead }, { PantryLocationID }) => {
      lastLocation.set(String(PantryLocationID))
      if (LotsToRead) return setToRead(LotsToRead)
      if (!Order) return setLimit(AboveLimit ?? '')
      const said = text('walkInServed', { name, code: Order.Code })
      const undo = () => void takeBack(Order)
      toast(said, noted ? {} : { undo, undoSeconds })
      onServed(Order)
    },
    onFailure: (error) => {
      // A note stays until it is recorded, or a person who has read why it can't be removes it.
      if (noted || !isLost(error)) return
      const values = { ...form.getValues(), Name: name }
      onLost({ key: keys.last(), at: new Date(serverNow()).toISOString(), values })
    },
    failed: (error) => serverReason(error) ?? text('walkInFailed'),
  })
  return (
    <Panel title={text('walkInFood')}>
      <Form
        form={form}
        onSubmit={submit}
        texts={orderWorkTexts}
        submitLabel={text(limit === undefined ? 'walkInServe' : 'walkInServeAbove')}
        submitProps={limit === undefined ? {} : { color: 'error' }}
      >
        {note}
        <SelectField
          control={form.control}
          name="PantryLocationID"
          label={text('walkInPlace')}
          options={ownLocations.map(({ ID, Label }) => ({ value: ID, label: Label }))}
        />
        <WalkInProducts
          control={form.control}
          customerId={customer.ID}
          toRead={toRead}
          onChange={() => setLimit(undefined)}
        />
        <Weights control={form.control} customerId={customer.ID} />
        <RecipientFields control={form.control} />
        <HouseholdFields control={form.control} />
        {limit === undefined ? null : <Alert severity="warning">{text('walkInAbove', { limit })}</Alert>}
      </Form>
    </Panel>
  )
}

/** Notes and household, for staff to read before they fill a bag. */
function NeighborNote({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const household = `${text('household')}: ${householdText(text, customer)}`
  return (
    <Stack spacing={1}>
      <div>{household}</div>
      {customer.Notes ? <Alert severity="info">{customer.Notes}</Alert> : null}
    </Stack>
  )
}

interface PartProps {
  control: Control<WalkInValues>
}

function Weights({ control, customerId }: PartProps & { customerId: number }) {
  const text = useText(orderWorkTexts)
  const [locationId, pounds] = useWatch({ control, name: ['PantryLocationID', 'Pounds'] })
  const asked = locationId === null ? null : { id: customerId, pantryLocationId: locationId }
  const { data: isEligible } = useApi(ordering.checkTefapEligibility, asked, once)
  const htmlInput = { inputMode: 'decimal', maxLength: 7, autoComplete: 'off' } as const
  return (
    <>
      {isEligible === undefined ? null : (
        <Alert severity={isEligible ? 'success' : 'info'}>
          {text(isEligible ? 'walkInEligible' : 'walkInNotEligible')}
          {isEligible ? null : (
            <div>
              <SignNow customerId={customerId} />
            </div>
          )}
        </Alert>
      )}
      <TextField
        control={control}
        name="Pounds"
        label={text('walkInPounds')}
        helperText={text('walkInPoundsHelp')}
        htmlInput={htmlInput}
      />
      {isEligible && typedPounds(pounds) > 0 ? (
        <TextField control={control} name="TefapPounds" label={text('walkInTefapPounds')} htmlInput={htmlInput} />
      ) : null}
    </>
  )
}
