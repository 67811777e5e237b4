import { parseSync } from 'vite'

type Node = { type: string; [key: string]: unknown }

/** What people hear or see of an attribute. */
const readAttributes = new Set(['alt', 'title', 'placeholder', 'aria-label', 'aria-description'])

/** Letters in the elements of JSX, in the attributes that are read, and sentences anywhere else. */
export function textsIn(code: string): string[] {
  const found = new Set<string>()
  const { program }: { program: unknown } = parseSync('code.tsx', code)
  if (isNode(program)) visit(program)
  return [...found]

  function visit(node: Node) {
    if (node.type === 'JSXText') note(node.value)
    if (node.type === 'JSXExpressionContainer') noteResults(node.expression)
    if (node.type === 'JSXAttribute') return visitAttribute(node)
    if (node.type === 'NewExpression') return
    if (node.type === 'Literal' && /^\p{Lu}\S* \S/u.test(String(node.value))) note(node.value)
    for (const child of childrenOf(node)) visit(child)
  }

  function visitAttribute({ name, value }: Node) {
    const isRead = isNode(name) && readAttributes.has(String(name.name))
    if (!isNode(value)) return
    if (value.type === 'JSXExpressionContainer' && isNode(value.expression)) {
      if (isRead) noteResults(value.expression)
      visit(value.expression)
    } else if (isRead) note(value.value)
  }

  /** What an expression can result in, not what it compares. */
  function noteResults(node: unknown) {
    if (!isNode(node)) return
    if (node.type === 'Literal') note(node.value)
    if (node.type === 'TemplateLiteral')
      for (const part of childrenOf(node)) if (part.type === 'TemplateElement') note(rawOf(part))
    if (node.type === 'ConditionalExpression')
      for (const key of ['consequent', 'alternate']) noteResults(node[key])
    if (node.type === 'LogicalExpression') for (const key of ['left', 'right']) noteResults(node[key])
  }

  function note(text: unknown) {
    if (typeof text === 'string' && /\p{L}/u.test(text)) found.add(text)
  }
}

function rawOf({ value }: Node): unknown {
  return typeof value === 'object' && value !== null && 'raw' in value ? value.raw : null
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
