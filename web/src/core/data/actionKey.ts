/** Keeps one idempotency key for an action until it is answered, so that a repeat after a lost answer changes nothing twice. */
export function actionKey(newKey: () => string) {
  let kept: { input: string; key: string } | undefined
  return {
    keyFor(input: object): string {
      const text = JSON.stringify(input)
      if (kept?.input !== text) kept = { input: text, key: newKey() }
      return kept.key
    },
    answered() {
      kept = undefined
    },
  }
}

export type ActionKey = ReturnType<typeof actionKey>

/** One for each endpoint that is named. */
export function actionKeys(newKey: () => string) {
  const kept = new Map<string, ActionKey>()
  return (id: string): ActionKey => {
    const own = kept.get(id) ?? actionKey(newKey)
    kept.set(id, own)
    return own
  }
}
