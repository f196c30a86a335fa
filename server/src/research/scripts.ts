/** Draws figure 1 with R alone, without packages. */
export const R = `# Figure 1: mean share of each goal in the newest budgets. Run in the folder of the package: Rscript figure1.R
budgets <- read.csv("budgets.csv", encoding = "UTF-8")
shares <- read.csv("budget_objectives.csv", encoding = "UTF-8")
newest <- budgets[budgets$current == 1 & budgets$divided == 1, c("budget", "cents")]
names(newest)[2] <- "total"
joined <- merge(shares, newest, by = "budget")
if (nrow(joined) == 0) stop("no divided budgets in this export")
sums <- tapply(joined$cents / joined$total, joined$objective, sum) / nrow(newest)
sums <- sort(sums)
svg("figure1.svg", width = 8, height = 4)
par(mar = c(5, 14, 2, 1))
barplot(100 * sums, horiz = TRUE, las = 1, xlab = sprintf("mean share of the budget, %% (n = %d)", nrow(newest)))
invisible(dev.off())
print(round(100 * rev(sums), 1))
`

/** Draws the same figure with Python alone, without packages. */
export const PYTHON = `# Figure 1: mean share of each goal in the newest budgets. Run in the folder of the package: python3 figure1.py
import csv
from collections import defaultdict
from html import escape


def table(name):
    with open(name + ".csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


newest = {b["budget"]: int(b["cents"]) for b in table("budgets") if b["current"] == "1" and b["divided"] == "1"}
if not newest:
    raise SystemExit("no divided budgets in this export")
sums = defaultdict(float)
for share in table("budget_objectives"):
    if share["budget"] in newest:
        sums[share["objective"]] += int(share["cents"]) / newest[share["budget"]]
means = sorted(((100 * value / len(newest), name) for name, value in sums.items()), reverse=True)
rows = []
for at, (mean, name) in enumerate(means):
    y = 20 + at * 34
    rows.append(f'<text x="230" y="{y + 17}" text-anchor="end">{escape(name)}</text>')
    rows.append(f'<rect x="240" y="{y}" width="{mean * 4:.1f}" height="24" fill="#2f6f4f"/>')
    rows.append(f'<text x="{246 + mean * 4:.1f}" y="{y + 17}">{mean:.1f}</text>')
height = 70 + len(means) * 34
rows.append(f'<text x="240" y="{height - 16}">mean share of the budget, % (n = {len(newest)})</text>')
svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" font-family="sans-serif" font-size="14">' + "".join(rows) + "</svg>"
with open("figure1.svg", "w", encoding="utf-8") as file:
    file.write(svg)
for mean, name in means:
    print(f"{mean:5.1f}  {name}")
`
