import { childrenOf, isNode, type Node, parse } from './syntax.ts'

/** The sentences in the code, with `{}` for what differs in them; not those of errors that only a log shows. */
export function sentencesIn(code: string): string[] {
  const found = new Set<string>()
  parse('code.ts', code, visit)
  return [...found]

  function visit(node: Node) {
    if (isForProgrammers(node)) return
    const text = textOf(node)
    if (text && /^(?:\{\}|\p{Lu}).* .*[.?!]$/su.test(text)) found.add(text)
    for (const child of childrenOf(node)) visit(child)
  }
}

/** What is thrown as a plain error, and what describes a call or a metric. */
function isForProgrammers({ type, callee, key }: Node): boolean {
  if (type === 'NewExpression') return isNode(callee) && callee.name === 'Error'
  return type === 'Property' && isNode(key) && /^(?:summary|description|help)$/.test(String(key.name))
}

function textOf({ type, value, quasis }: Node): string | null {
  if (type === 'Literal') return typeof value === 'string' ? value : null
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return null
  return quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('{}')
}
