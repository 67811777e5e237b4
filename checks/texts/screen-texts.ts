import { childrenOf, isNode, type Node, parse } from './syntax.ts'

/** What people hear or see of an attribute. */
const readAttributes = new Set([
  'alt',
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])
/** Names of properties, parameters and attributes of components whose text people see. */
const shown =
  /^(?:label|title|text|hint|description|message|name|confirm|submit|question|consequence|summary|cancel|success|failure|what|placeholder|alt|legend|caption|heading|\w+(?:Label|Title|Text|Hint|Message|Description))$/

/** A dot between two words, as code writes it: after a space that does not break. */
const dot = /(?:\\u00a0|&nbsp;)·/g

/** Letters in the elements of JSX, in what is read of an element, in what a component shows, and sentences anywhere else. */
export function textsIn(code: string): string[] {
  const found = new Set<string>()
  parse('code.tsx', code, visit)
  return [...found]

  function visit(node: Node) {
    if (node.type === 'JSXText') note(node.value)
    if (node.type === 'JSXExpressionContainer') noteResults(node.expression)
    if (node.type === 'JSXAttribute') return visitAttribute(node)
    if (isForProgrammers(node)) return
    if (node.type.startsWith('TS') || node.type.startsWith('Import')) return
    if (node.type === 'Literal') noteSentence(node.value)
    if (node.type === 'TemplateLiteral') noteTemplate(node)
    if (node.type === 'Property') noteNamed(node.key, node.value)
    if (node.type === 'AssignmentPattern') noteNamed(node.left, node.right)
    if (node.type === 'VariableDeclarator') noteNamed(node.id, node.init)
    for (const child of childrenOf(node)) visit(child)
  }

  function visitAttribute({ name, value }: Node) {
    const isRead = isNode(name) && (readAttributes.has(String(name.name)) || shown.test(String(name.name)))
    if (!isNode(value)) return
    if (value.type === 'JSXExpressionContainer' && isNode(value.expression)) {
      if (isRead) noteResults(value.expression)
      visit(value.expression)
    } else if (isRead) noteWords(value.value)
    else noteSentence(value.value)
  }

  /** A text that is given to a name under which people see it. Words begin with a capital: others are keys. */
  function noteNamed(key: unknown, value: unknown) {
    if (!isNode(key) || !isNode(value)) return
    if (shown.test(String(key.name ?? key.value))) for (const text of resultsOf(value)) noteWords(text)
  }

  /** What an expression can result in, not what it compares. */
  function noteResults(node: unknown) {
    if (isNode(node)) for (const text of resultsOf(node)) note(text)
  }

  function noteTemplate(node: Node) {
    for (const part of childrenOf(node)) if (part.type === 'TemplateElement') noteSentence(rawOf(part))
  }

  /** Several words, of which the first begins with a capital. */
  function noteSentence(text: unknown) {
    if (/^\s*\p{Lu}\S*[ \n]\S|^\p{Lu}\p{Ll}+[.?!…:]?$/u.test(String(text))) note(text)
  }

  function noteWords(text: unknown) {
    if (/(?:^|\s)\p{Lu}\p{Ll}|\p{L} \p{L}/u.test(String(text))) note(text)
  }

  function note(text: unknown) {
    if (typeof text === 'string' && /\p{L}/u.test(text.replaceAll(dot, '')))
      found.add(text.trim().replaceAll(/\s+/g, ' '))
  }
}

function resultsOf(node: Node): unknown[] {
  if (node.type === 'Literal') return [node.value]
  if (node.type === 'TemplateLiteral')
    return childrenOf(node)
      .filter(({ type }) => type === 'TemplateElement')
      .map(rawOf)
  const parts =
    node.type === 'ConditionalExpression'
      ? [node.consequent, node.alternate]
      : node.type === 'LogicalExpression'
        ? [node.left, node.right]
        : []
  return parts.filter(isNode).flatMap(resultsOf)
}

/** An error that is thrown for who writes the program, and what is written to the console. */
function isForProgrammers({ type, callee }: Node): boolean {
  if (type === 'NewExpression') return true
  return (
    type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'console'
  )
}

function rawOf({ value }: Node): unknown {
  return typeof value === 'object' && value !== null && 'raw' in value ? value.raw : null
}
