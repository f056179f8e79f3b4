import { type HouseholdFigure, householdFigures } from '../tefap/householdFigures.ts'
import type { StateRules } from '../tefap/stateRules.ts'
import type { CountedFood } from './countedFood.ts'
import { type DocumentContext, reportDocument } from './documents.ts'
import type { FigureValues, HouseholdRecord, HouseholdReport, HouseholdVisits } from './householdReport.ts'
import { recordsBehind } from './householdReport.ts'
import { figureHead, formNote } from './householdWords.ts'
import { describedTable, type PantryDocument, type ReportColumn, type ReportText } from './table.ts'
import { customerReportTexts } from './texts.ts'

/** The household report on paper and in files: first the shape that the state asks for. */

interface Facts {
  readonly food: CountedFood
  readonly rules: Pick<StateRules, 'report' | 'name' | 'state'>
  countyName(id: number | null): string | null
  /** Without the list of households. */
  readonly isFiguresOnly?: boolean
}

interface Named extends FigureValues {
  readonly Name: string
}

const columnsOf = (head: ReportText, figures: readonly HouseholdFigure[]): ReportColumn<Named>[] => [
  { head, value: ({ Name }) => Name },
  ...figures.map((figure) => ({
    head: figureHead[figure],
    isNumber: true,
    value: (row: Named) => row[figure],
  })),
]

const recordColumns = ({ countyName }: Facts): readonly ReportColumn<HouseholdRecord>[] => [
  { head: 'neighborId', value: ({ CustomerID }) => CustomerID },
  { head: 'date', value: ({ Day: day }) => day },
  { head: 'location', value: ({ SiteName }) => SiteName },
  { head: 'county', value: ({ CountyID }) => countyName(CountyID) },
  { head: 'household', isNumber: true, value: ({ HouseholdSize }) => HouseholdSize },
  { head: 'minors', isNumber: true, value: ({ Ages }) => Ages?.Minors ?? null },
  { head: 'adults', isNumber: true, value: ({ Ages }) => Ages?.Adults ?? null },
  { head: 'seniors', isNumber: true, value: ({ Ages }) => Ages?.Seniors ?? null },
  { head: 'visits', isNumber: true, isSummed: true, value: ({ Visits }) => Visits },
  { head: 'pounds', isNumber: true, isSummed: true, value: ({ Pounds }) => Pounds },
]

export function householdDocument(
  counted: HouseholdVisits,
  { Total, Sites, Counties }: HouseholdReport,
  facts: Facts,
  context: DocumentContext,
): PantryDocument {
  const text = customerReportTexts[context.language]
  const { report } = facts.rules
  const total = { ...Total, Name: text.allTogether }
  const sites = [...Sites.map((one) => ({ ...one, Name: one.Name || text.deliveryAlone })), total]
  const counties = [...Counties.map((one) => ({ ...one, Name: facts.countyName(one.CountyID) ?? text.unknown })), total]
  const groups = {
    site: { name: text.sheetSites, head: 'location', rows: sites },
    county: { name: text.sheetCounties, head: 'county', rows: counties },
  } as const
  const tableOf = (by: keyof typeof groups, figures: readonly HouseholdFigure[], name: string = groups[by].name) =>
    describedTable({ name, rows: groups[by].rows, columns: columnsOf(groups[by].head, figures), writing: context })
  const tables = [
    tableOf(report.by, report.figures, text.sheetForm),
    tableOf('site', householdFigures),
    tableOf('county', householdFigures),
    ...(facts.isFiguresOnly ? [] : [householdTable(counted, facts, context)]),
  ]
  const about = [text[`food.${facts.food}`], formNote(facts.rules, context.language)]
  return reportDocument('households', tables, context, about)
}

const householdTable = (counted: HouseholdVisits, facts: Facts, context: DocumentContext) =>
  describedTable({
    name: customerReportTexts[context.language].households,
    rows: recordsBehind(counted, { by: 'all' }, 'Households'),
    columns: recordColumns(facts),
    writing: context,
  })
