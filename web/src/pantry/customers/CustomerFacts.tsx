import { languageNames } from '../../../../shared/core/text/languages.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import type { TefapEligibility } from '../../../../shared/pantry/customers/customer.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import type { FoodNeeds } from '../../../../shared/pantry/needs/needs.ts'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import { needNames } from '../../../../shared/pantry/needs/words.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { CalendarDay, TimeOfDay } from '../../core/ui/Times.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'

type Text = TextOf<typeof customerTexts>
const listed = (text: Text, names: readonly string[]) => (names.length === 0 ? text('noneAssigned') : names.join(', '))

export function communicationText(text: Text, customer: FullCustomer): string {
  const ways = [
    customer.IsEmailNotificationEnabled && text('communication.email'),
    customer.IsTextMessageNotificationEnabled && text('communication.text'),
    customer.IsPhoneCallNotificationEnabled && text('communication.phone'),
  ].filter((way) => way !== false)
  return ways.length === 0 ? text('communication.none') : ways.join(', ')
}

/** The first of state, food bank, county and ZIP code that is set decides alone (decision 43). */
export function ruleText(text: Text, rule: TefapEligibility | null): string {
  if (rule?.ProvinceID || rule?.ProvinceAbbreviation)
    return text('rule.province', { name: rule.ProvinceAbbreviation ?? '' })
  if (rule?.FoodBankID) return text('rule.foodBank', { name: rule.FoodBankName ?? '' })
  if (rule?.CountyID) return text('rule.county', { name: rule.CountyName ?? '' })
  return rule?.PostalCode ? text('rule.postalCode', { name: rule.PostalCode }) : text('rule.none')
}

export function householdText(text: Text, { Ages, HouseholdSize }: FullCustomer): string {
  if (HouseholdSize === null) return text('notGiven')
  if (Ages === null) return String(HouseholdSize)
  const { Minors: minors, Adults: adults, Seniors: seniors } = Ages
  return `${HouseholdSize}: ${text('ages', { minors, adults, seniors })}`
}

function needsInWords(text: TextOf<typeof needsTexts>, { Allergens, Diets, Kitchen }: FoodNeeds, language: Language) {
  const part = (title: 'allergens' | 'diets' | 'kitchen', list: Parameters<typeof needNames>[0]) =>
    list.length > 0 ? [`${text(title)}: ${needNames(list, language)}`] : []
  return [...part('allergens', Allergens), ...part('diets', Diets), ...part('kitchen', Kitchen)].join('. ')
}

const orUnknown = (text: Text, value: boolean | null) => text(value === null ? 'unknown' : value ? 'yes' : 'no')

export function CustomerFacts({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const needsText = useText(needsTexts)
  const { language } = useLanguage()
  const { User, TextConsent, FoodNeeds } = customer
  const needs = FoodNeeds ? needsInWords(needsText, FoodNeeds, language) : ''
  return (
    <Facts
      facts={[
        { label: text('email'), value: customer.EMailAddress ?? text('notGiven') },
        { label: text('phone'), value: customer.PhoneNumber ? phoneText(customer.PhoneNumber) : text('notGiven') },
        { label: text('postalCode'), value: customer.PostalCode ?? text('notGiven') },
        { label: text('language'), value: languageNames[customer.Language] },
        { label: text('communication'), value: communicationText(text, customer) },
        {
          label: text('consent'),
          value: TextConsent ? <CalendarDay value={TextConsent.At} /> : text('consentNone'),
        },
        { label: text('household'), value: householdText(text, customer) },
        { label: needsText('title'), value: needs || needsText('none') },
        { label: text('tefapEligible'), value: text(customer.IsTefapEligible ? 'yes' : 'no') },
        { label: text('tefapRule'), value: ruleText(text, customer.TEFAPEligibility) },
        { label: text('deliveryEnabled'), value: text(customer.IsDeliveryEnabled ? 'yes' : 'no') },
        {
          label: text('deliveryPrograms'),
          value: listed(
            text,
            customer.DeliveryPrograms.map(({ Name }) => Name),
          ),
        },
        {
          label: text('locations'),
          value: listed(
            text,
            customer.PantryLocations.map(({ Label }) => Label),
          ),
        },
        { label: text('poc'), value: text(customer.IsPOC ? 'yes' : 'no') },
        { label: text('pantryVisitor'), value: text(customer.IsPantryVisitor ? 'yes' : 'no') },
        { label: text('foodInsecure'), value: orUnknown(text, customer.IsFoodInsecure) },
        ...(customer.OrderCount === null ? [] : [{ label: text('orderCount'), value: customer.OrderCount }]),
        ...(customer.Notes ? [{ label: text('staffNotes'), value: customer.Notes }] : []),
        { label: text('registered'), value: <CalendarDay value={customer.Created} /> },
        ...(customer.Access === 'served'
          ? []
          : [
              {
                label: text('lastLogin'),
                value: User?.LastLogin ? (
                  <TimeOfDay value={User.LastLogin} withDay />
                ) : (
                  text(User ? 'neverLoggedIn' : 'noAccount')
                ),
              },
            ]),
      ]}
    />
  )
}
