# 端末の文言のほかに卓が伝えること：サーバーとブラウザー用。

telling-now = いま
telling-table = 場

## The guide: the rules by subject

guide-of = ルール：{ $game }
guide-see = 関連：{ $titles }
guide-search = 言葉、または質問をそのまま
guide-asked = 質問：「{ $words }」
guide-other-answers = ほかの答え
guide-nothing = 見つかりません。別の言葉を試してください。
guide-all = すべての項目
guide-here = 関連ルール
guide-about = 関連ルール：{ $title }。
guide-names = カードと用語：{ $names }
guide-told-in = ルールでは：{ $titles }
guide-example = 例：{ $text }
guide-further = 「ルール」に続けて項目や質問を入力すると、ほかのルールも調べられます。
