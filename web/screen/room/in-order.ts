/** For questions that are asked while others are under way, and answered in any order. */
export function inOrder() {
  let asked = 0
  let heard = 0
  return {
    /** To be called when the question is asked; gives its number. */
    ask: () => ++asked,
    /** To be called with the answer: false when a later question has been answered already. */
    isNews(question: number): boolean {
      if (question < heard) return false
      heard = question
      return true
    },
    /** What is still under way is no news any more. */
    overtake(): void {
      heard = ++asked
    },
  }
}
