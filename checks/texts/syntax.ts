import { parseSync } from 'vite'

/** A node of the syntax tree, as ESTree names them. */
export type Node = { type: string; [key: string]: unknown }

/** Calls `visit` with the program, where the code could be read. */
export function parse(file: 'code.ts' | 'code.tsx', code: string, visit: (program: Node) => void): void {
  const { program }: { program: unknown } = parseSync(file, code)
  if (isNode(program)) visit(program)
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
