import { useEffect, useMemo, useState } from 'react'
import type { ErpMatchingRow } from '../../../../shared/pantry/erp/importItem.ts'
import type { ErpProposal, erpProposals } from '../../../../shared/pantry/erp/proposal.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'

const none = (_row: ErpMatchingRow): ErpProposal | undefined => undefined

/** Proposals for rows, once the products and the dictionary of food are there; none where they could not be loaded. */
export function useErpProposals(isWanted: boolean) {
  const { data: products, error } = useLoaded(inventory.listItems, isWanted ? {} : null)
  const [rules, setRules] = useState<{ proposals?: typeof erpProposals }>()
  useEffect(() => {
    if (!isWanted) return
    const load = import('../../../../shared/pantry/erp/proposal.ts')
    load.then(({ erpProposals: proposals }) => setRules({ proposals })).catch(() => setRules({}))
  }, [isWanted])
  const proposed = useMemo(() => (products && rules?.proposals ? rules.proposals(products) : none), [products, rules])
  return { proposed, isSettled: rules !== undefined && (products !== undefined || error !== undefined) }
}
